-- Counts how often the corrections of a project were written: who writes says which ones they were made on, so that of two tabs
-- the second takes the first one's corrections over instead of replacing them.
alter table public.analysis_history add column corrections_version integer not null default 0;
grant update (corrections_version) on public.analysis_history to authenticated;

-- Counts how often the corrections of a project were written: who writes says which ones they were made on, so that of two tabs
-- the second takes the first one's corrections over instead of replacing them.
alter table public.analysis_history add column corrections_version integer not null default 0;
grant update (corrections_version) on public.analysis_history to authenticated;

-- Corrections take room too, and count in what an account may keep.
alter table public.analysis_history drop column bytes;
alter table public.analysis_history
  add column bytes integer generated always as
    (octet_length(result::text) + coalesce(octet_length(corrections::text), 0)) stored,
  -- Rows from before stay as they are.
  add constraint analysis_history_bytes_check check (bytes <= 16 * 1024 * 1024) not valid;

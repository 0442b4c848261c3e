-- Finished projects; `prompt` is the name that the user gave, `result` the whole analysis.
create table public.analysis_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  prompt text not null check (length(prompt) <= 1000),
  image_path text not null default '' check (length(image_path) <= 1024),
  result jsonb not null,
  created_at timestamptz not null default now()
);
-- The newest few of one user, however many rows there are.
create index analysis_history_newest on public.analysis_history (user_id, created_at desc);

alter table public.analysis_history enable row level security;
revoke all on public.analysis_history from public, anon, authenticated;
grant select, delete on public.analysis_history to authenticated;
grant insert (user_id, prompt, image_path, result) on public.analysis_history to authenticated;
grant select, insert, update, delete on public.analysis_history to service_role;

create policy history_read on public.analysis_history for select to authenticated
  using ((select auth.uid()) = user_id);
create policy history_insert on public.analysis_history for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy history_delete on public.analysis_history for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy history_service on public.analysis_history for all to service_role using (true) with check (true);

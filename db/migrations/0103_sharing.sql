-- A saved project can be renamed; nothing else of it changes after it was saved.
grant update (prompt) on public.analysis_history to authenticated;
create policy history_rename on public.analysis_history for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Read-only links to saved projects. The id is the secret in the address: random, never listed to anybody but its owner, and
-- gone with the project, the account or the owner's wish. Whoever holds it reads through the server, never this table.
create table public.shared_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  history_id uuid not null unique references public.analysis_history on delete cascade,
  created_at timestamptz not null default now()
);
create index shared_results_owner on public.shared_results (user_id);

alter table public.shared_results enable row level security;
revoke all on public.shared_results from public, anon, authenticated;
grant select, delete on public.shared_results to authenticated;
grant insert (user_id, history_id) on public.shared_results to authenticated;
grant select, insert, update, delete on public.shared_results to service_role;

create policy shares_read on public.shared_results for select to authenticated
  using ((select auth.uid()) = user_id);
create policy shares_insert on public.shared_results for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and exists (select from public.analysis_history as h where h.id = history_id and h.user_id = (select auth.uid()))
  );
create policy shares_delete on public.shared_results for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy shares_service on public.shared_results for all to service_role using (true) with check (true);

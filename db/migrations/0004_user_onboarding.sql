-- Five answers, given once.
create table public.user_onboarding (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  how_did_you_hear text not null check (length(how_did_you_hear) <= 200),
  user_type text not null check (length(user_type) <= 200),
  projects_per_month integer not null check (projects_per_month in (1, 3, 6, 11)),
  coding_comfort_level integer not null check (coding_comfort_level between 1 and 5),
  preferred_tool text not null check (length(preferred_tool) <= 200),
  created_at timestamptz not null default now()
);

alter table public.user_onboarding enable row level security;
revoke all on public.user_onboarding from public, anon, authenticated;
grant select on public.user_onboarding to authenticated;
grant insert (user_id, how_did_you_hear, user_type, projects_per_month, coding_comfort_level, preferred_tool)
  on public.user_onboarding to authenticated;
grant select, insert, update, delete on public.user_onboarding to service_role;

create policy onboarding_read on public.user_onboarding for select to authenticated
  using ((select auth.uid()) = user_id);
create policy onboarding_insert on public.user_onboarding for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy onboarding_service on public.user_onboarding for all to service_role using (true) with check (true);

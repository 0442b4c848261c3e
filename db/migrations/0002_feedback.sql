-- Written by users, read by the team only.
create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  likes text check (length(likes) <= 10000),
  dislikes text check (length(dislikes) <= 10000),
  bugs text check (length(bugs) <= 10000),
  created_at timestamptz not null default now()
);
create index feedback_user on public.feedback (user_id);

alter table public.feedback enable row level security;
revoke all on public.feedback from public, anon, authenticated;
grant insert (user_id, likes, dislikes, bugs) on public.feedback to authenticated;
grant select, insert, update, delete on public.feedback to service_role;

create policy feedback_insert on public.feedback for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy feedback_service on public.feedback for all to service_role using (true) with check (true);

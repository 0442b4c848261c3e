-- Who is Pro. A user may only ever write false; the payment webhook, as the service role, is the only writer of true.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  email text,
  is_subscribed boolean not null default false,
  subscription_end timestamptz,
  modified_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.subscriptions enable row level security;
-- Hosted platforms grant everything on new tables of public: take it back before granting.
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant insert (user_id, email, is_subscribed, modified_by) on public.subscriptions to authenticated;
grant update (is_subscribed, modified_by, updated_at) on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy subscriptions_read on public.subscriptions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy subscriptions_insert on public.subscriptions for insert to authenticated
  with check ((select auth.uid()) = user_id and is_subscribed is false and modified_by = 'system');
create policy subscriptions_expire on public.subscriptions for update to authenticated
  using ((select auth.uid()) = user_id and subscription_end < now())
  with check ((select auth.uid()) = user_id and is_subscribed is false and modified_by = 'system_expiry_check');
create policy subscriptions_service on public.subscriptions for all to service_role using (true) with check (true);

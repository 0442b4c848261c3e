-- A checkout that is open when its account is deleted can still be paid. What was paid for an account that was closed here is
-- ended by itself; an id that was never here may belong to another installation, whose subscriptions are not ours to end. No
-- checkout stays open for long, so the ids, which name nobody, go after a quarter.
create table product.closed_accounts (
  user_id uuid primary key,
  closed_at timestamptz not null default now()
);

create function product.keep_closed_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from product.closed_accounts where closed_at < now() - interval '90 days';
  insert into product.closed_accounts (user_id) values (old.id) on conflict do nothing;
  return null;
end $$;

create trigger account_closed after delete on auth.users
  for each row execute function product.keep_closed_account();

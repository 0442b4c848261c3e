-- The address beside a subscription is that of its account.
create function product.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscriptions set email = new.email where user_id = new.id;
  return null;
end $$;

create trigger email_followed after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function product.follow_email();

-- An account that is deleted and opened anew keeps the month that it has used up. Of the address only a hash is kept, and
-- that until the month is over.
create table product.spent_months (
  address_hash bytea not null,
  month text not null,
  images integer not null,
  primary key (address_hash, month)
);

create function product.keep_spent_month() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_month constant text := to_char(now() at time zone 'utc', 'YYYY-MM');
begin
  delete from product.spent_months where month < this_month;
  insert into product.spent_months (address_hash, month, images)
    select sha256(convert_to(old.email, 'UTF8')), month, images
    from product.image_usage where user_id = old.id and month >= this_month
    on conflict (address_hash, month) do update set images = greatest(spent_months.images, excluded.images);
  return old;
end $$;

create function product.take_spent_month() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into product.image_usage (user_id, month, images)
    select new.id, month, images
    from product.spent_months where address_hash = sha256(convert_to(new.email, 'UTF8'));
  return null;
end $$;

-- Before: the rows that count the images go with the user.
create trigger spent_month_kept before delete on auth.users
  for each row execute function product.keep_spent_month();
create trigger spent_month_taken after insert on auth.users
  for each row execute function product.take_spent_month();

-- A new password is what people set when they fear that somebody else is in: nothing made with the old one stays. Signing
-- out leaves personal tokens alone, since editors hold them to work without a session.
create function product.revoke_access_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from product.access_tokens where user_id = new.id;
  return null;
end $$;

create trigger access_tokens_revoked after update of encrypted_password, banned_until on auth.users
  for each row when (
    old.encrypted_password is distinct from new.encrypted_password or new.banned_until > now()
  ) execute function product.revoke_access_tokens();

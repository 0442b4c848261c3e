-- A deleted account leaves no address behind: neither in the mails that went to it nor in a hash that can be guessed back.

create index mail_queue_address on product.mail_queue (lower(to_address));
create index mail_queue_age on product.mail_queue (created_at);

-- By then a mail has been sent or given up, and its link has ended.
create function product.forget_old_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from product.mail_queue where created_at < now() - interval '7 days';
  return null;
end $$;

create trigger old_mails_forgotten after insert on product.mail_queue
  for each statement execute function product.forget_old_mails();

-- The key of the hashes; not even the server's own role reads it.
create table product.address_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
revoke all on product.address_key from public, service_role;

-- A nested keyed hash of the plain one, so that the hashes kept so far need no address to become keyed. The key is made at the
-- first use, not here: databases are also made as copies of a migrated template, and must not share it.
create function product.keyed_hash(plain bytea) returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  secret bytea;
begin
  insert into product.address_key (key)
    values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
    on conflict do nothing;
  select key into strict secret from product.address_key;
  return sha256(secret || sha256(secret || plain));
end $$;

update product.spent_months set address_hash = product.keyed_hash(address_hash);

create or replace function product.keep_spent_month() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_month constant text := to_char(now() at time zone 'utc', 'YYYY-MM');
begin
  delete from product.mail_queue where lower(to_address) = lower(old.email);
  delete from product.spent_months where month < this_month;
  insert into product.spent_months (address_hash, month, images)
    select product.keyed_hash(sha256(convert_to(old.email, 'UTF8'))), month, images
    from product.image_usage where user_id = old.id and month >= this_month
    on conflict (address_hash, month) do update set images = greatest(spent_months.images, excluded.images);
  return old;
end $$;

create or replace function product.take_spent_month() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from product.spent_months) then
    insert into product.image_usage (user_id, month, images)
      select new.id, month, images
      from product.spent_months where address_hash = product.keyed_hash(sha256(convert_to(new.email, 'UTF8')));
  end if;
  return null;
end $$;

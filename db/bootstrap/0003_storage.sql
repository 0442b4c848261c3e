-- Private files: this table says who owns which file, an object store holds the bytes.
create schema storage;
grant usage on schema storage to authenticated, service_role;

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null,
  name text not null,
  owner_id uuid not null references auth.users on delete cascade,
  metadata jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_owner on storage.objects (owner_id);

alter table storage.objects enable row level security;
grant select, insert, delete on storage.objects to authenticated;
grant update (metadata, updated_at) on storage.objects to authenticated;
grant select, insert, update, delete on storage.objects to service_role;

create policy objects_own on storage.objects for all to authenticated
  using ((select auth.uid()) = owner_id)
  with check ((select auth.uid()) = owner_id and split_part(name, '/', 1) = (select auth.uid())::text);
create policy objects_service on storage.objects for all to service_role using (true) with check (true);

-- Bytes go after the row is gone for good: a rolled-back delete must not lose a file, and a crash must not keep one.
create table storage.removals (
  id bigint generated always as identity primary key,
  bucket_id text not null,
  name text not null,
  queued_at timestamptz not null default now()
);
grant select, delete on storage.removals to service_role;

create function storage.queue_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.removals (bucket_id, name) select bucket_id, name from gone;
  return null;
end $$;

create trigger objects_removed after delete on storage.objects
  referencing old table as gone for each statement execute function storage.queue_removal();

-- A file that is uploaded again under a removed name must not lose its new bytes to the removal of the old ones: the
-- sweeper locks what it removes, and an upload first takes its own name out of the queue, waiting for that lock.
create index removals_name on storage.removals (bucket_id, name);
grant update on storage.removals to service_role;

create function storage.cancel_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.removals where bucket_id = new.bucket_id and name = new.name;
  return new;
end $$;

create trigger objects_added before insert on storage.objects
  for each row execute function storage.cancel_removal();

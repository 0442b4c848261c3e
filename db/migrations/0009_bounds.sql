-- What one account can write is small enough that neither reading nor deleting it holds up everybody else.

-- Seven screenshots make a project; the text is 50 paths of the longest file name that the store takes.
update public.analysis_history set result = jsonb_set(result, '{imagePaths}', (
    select coalesce(jsonb_agg(path order by place) filter (where octet_length(path::text) <= 400), '[]')
    from jsonb_array_elements(result -> 'imagePaths') with ordinality as entry (path, place)
    where place <= 50
  ))
  where jsonb_typeof(result -> 'imagePaths') = 'array'
    and (jsonb_array_length(result -> 'imagePaths') > 50 or octet_length((result -> 'imagePaths')::text) > 24000);

-- Beside the result: whether an entry shows a file is asked for every file of a deleted one, and must not unpack megabytes.
alter table public.analysis_history
  add column image_paths jsonb generated always as (
    case when jsonb_typeof(result -> 'imagePaths') = 'array' then result -> 'imagePaths' else '[]' end
  ) stored,
  add constraint analysis_history_image_paths_check
    check (jsonb_array_length(image_paths) <= 50 and octet_length(image_paths::text) <= 24000);

create or replace function product.remove_history_images() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects as o
  using (
    select user_id, image_path as name from gone
    union
    select g.user_id, p.name from gone as g cross join lateral jsonb_array_elements_text(g.image_paths) as p (name)
  ) as unused
  where o.bucket_id = 'screenshots'
    and o.name = unused.name
    and split_part(unused.name, '/', 1) = unused.user_id::text
    and not exists (
      select from public.analysis_history as h
      where h.user_id = unused.user_id and (h.image_path = unused.name or h.image_paths ? unused.name)
    );
  return null;
end $$;

-- The longest address that mail knows has 254 characters, older standards allow 320.
update public.subscriptions set email = left(email, 320) where length(email) > 320;
update public.subscriptions set modified_by = left(modified_by, 100) where length(modified_by) > 100;
alter table public.subscriptions
  add constraint subscriptions_email_check check (length(email) <= 320),
  add constraint subscriptions_modified_by_check check (length(modified_by) <= 100);

-- Nobody has that much to say; users cannot read or delete what they wrote, so the count is made for them.
create function product.limit_feedback() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.feedback where user_id in (select user_id from added) group by user_id having count(*) > 200
  ) then
    raise exception 'too much feedback of one user' using errcode = 'BP413';
  end if;
  return null;
end $$;

create trigger feedback_limited after insert on public.feedback
  referencing new table as added for each statement execute function product.limit_feedback();

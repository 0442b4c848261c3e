-- Removing a history entry removes its screenshots: only files in the owner's own folder, and only those that no
-- other entry of the owner still shows.
create function product.remove_history_images() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects as o
  using (
    select user_id, image_path as name from gone
    union
    select g.user_id, p.name
    from gone as g
    cross join lateral jsonb_array_elements_text(
      case when jsonb_typeof(g.result -> 'imagePaths') = 'array' then g.result -> 'imagePaths' else '[]' end
    ) as p (name)
  ) as unused
  where o.bucket_id = 'screenshots'
    and o.name = unused.name
    and split_part(unused.name, '/', 1) = unused.user_id::text
    and not exists (
      select from public.analysis_history as h
      where h.user_id = unused.user_id
        and (h.image_path = unused.name or h.result -> 'imagePaths' ? unused.name)
    );
  return null;
end $$;

create trigger history_images_removed after delete on public.analysis_history
  referencing old table as gone for each statement execute function product.remove_history_images();

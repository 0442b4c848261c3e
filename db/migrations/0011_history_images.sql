-- What a deleted entry showed and what the others still show are compared as two sets: to ask every entry about every file took
-- files times entries.
create or replace function product.remove_history_images() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects as o
  using (
    select user_id, name from (
      select user_id, image_path as name from gone
      union all
      select g.user_id, p.name from gone as g cross join lateral jsonb_array_elements_text(g.image_paths) as p (name)
    ) as shown_before
    where split_part(name, '/', 1) = user_id::text
    except
    select user_id, name from (
      select user_id, image_path as name from public.analysis_history
      union all
      select h.user_id, p.name
      from public.analysis_history as h cross join lateral jsonb_array_elements_text(h.image_paths) as p (name)
    ) as shown
    where user_id in (select user_id from gone)
  ) as unused
  where o.bucket_id = 'screenshots' and o.name = unused.name;
  return null;
end $$;

-- A ban holds at once, not only when the access token has run out.
create or replace function auth.session_is_live() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions as s join auth.users as u on u.id = s.user_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (u.banned_until is null or u.banned_until <= now())
  )
$$;

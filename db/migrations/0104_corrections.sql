-- What a user put right of a saved project after it was saved, beside the result, which never changes: undoing is exact, and
-- a correction is a small change however large the result is. Null until there is one.
alter table public.analysis_history
  add column corrections jsonb,
  add constraint analysis_history_corrections_check
    check (jsonb_typeof(corrections) = 'object' and octet_length(corrections::text) <= 32 * 1024);
grant update (corrections) on public.analysis_history to authenticated;

-- The result as everybody but its owner's own page reads it: with its corrections, which whoever opens it makes.
create function product.corrected_result(result jsonb, corrections jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when corrections is null or jsonb_typeof(result) <> 'object' then result
    else result || jsonb_build_object('corrections', corrections)
  end
$$;
grant execute on function product.corrected_result(jsonb, jsonb) to service_role;

-- How large a result is as text, known without reading it: a list stops before its answer grows beyond memory.
alter table public.analysis_history
  add column bytes integer generated always as (octet_length(result::text)) stored;

-- A number may be far longer as text than it was sent: half a million tiny ones are megabytes in a request and hundreds here.
-- Rows from before stay as they are.
alter table public.analysis_history
  add constraint analysis_history_bytes_check check (bytes <= 16 * 1024 * 1024) not valid;

-- A new address is written beside the link that was sent there: the account keeps its own until that link is opened.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_check;
alter table auth.one_time_tokens
  add column email text check (email = lower(email)),
  add constraint one_time_tokens_kind_check check (kind in ('signup', 'recovery', 'email_change')),
  add constraint one_time_tokens_new_email_check check ((kind = 'email_change') = (email is not null));
alter table auth.users add column email_change_sent_at timestamptz;

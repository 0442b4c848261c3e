-- A newer mail leaves an older link alive: else anyone who knows an address could end the link its owner is about to open.
alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_kind_key;
create index one_time_tokens_user on auth.one_time_tokens (user_id);

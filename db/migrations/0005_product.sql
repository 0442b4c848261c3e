-- What the server alone keeps: no user role has any right in this schema.
create schema product;
revoke all on schema product from public;
grant usage on schema product to service_role;
alter default privileges in schema product grant select, insert, update, delete on tables to service_role;
alter default privileges in schema product grant usage on sequences to service_role;

-- Counters that all processes share; `key` is a hash, so no address or IP is kept.
create table product.rate_limits (
  name text not null,
  key text not null,
  window_ends_at timestamptz not null,
  used integer not null,
  primary key (name, key)
);
create index rate_limits_ended on product.rate_limits (window_ends_at);

-- Images analysed per calendar month in UTC, as 'YYYY-MM'.
create table product.image_usage (
  user_id uuid not null references auth.users on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  images integer not null check (images >= 0),
  primary key (user_id, month)
);

-- Answers by content hash and engine version: a retry costs nothing.
create table product.analysis_cache (
  key text primary key,
  analysis jsonb not null,
  created_at timestamptz not null default now()
);
create index analysis_cache_age on product.analysis_cache (created_at);

-- Every webhook event once, whatever the provider repeats.
create table product.payment_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  payload jsonb not null
);

create table product.payment_customers (
  user_id uuid primary key references auth.users on delete cascade,
  customer_id text unique,
  subscription_id text unique,
  status text,
  current_period_end timestamptz,
  -- Events arrive out of order: an older one than this changes nothing.
  last_event_at timestamptz,
  updated_at timestamptz not null default now()
);

create table product.mail_queue (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject text not null,
  text text not null,
  html text,
  link text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index mail_queue_due on product.mail_queue (next_attempt_at) where sent_at is null;

-- Personal tokens for the command line and editors; only the hash is kept.
create table product.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  name text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index access_tokens_user on product.access_tokens (user_id);

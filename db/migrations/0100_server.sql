-- Keys that every process on this database shares, made at the first start.
create table product.secrets (
  name text primary key,
  value text not null
);

-- Which images a user's month was spent on: the same image again costs nothing.
create table product.used_images (
  user_id uuid not null references auth.users on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  image_hash text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, month, image_hash)
);

-- A customer may have had several subscriptions; each keeps its own order of events.
alter table product.payment_customers
  drop column subscription_id,
  drop column status,
  drop column current_period_end,
  drop column last_event_at;

create table product.payment_subscriptions (
  subscription_id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  status text not null,
  period_start timestamptz,
  period_end timestamptz,
  -- When the newest refunded order was made: the period that it paid for gives no access.
  refunded_order_at timestamptz,
  -- Events arrive out of order: an older one than this changes nothing.
  last_event_at timestamptz not null
);
create index payment_subscriptions_user on product.payment_subscriptions (user_id);

-- The built-in test checkout's own books: what was paid and still has to be announced by webhook.
create table product.test_checkouts (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  cancelled_at timestamptz,
  announced_at timestamptz
);
create index test_checkouts_due on product.test_checkouts (paid_at) where paid_at is not null and announced_at is null;

-- Accounts. Only the service role reads or writes these tables; users reach them through /auth/v1.
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create function auth.uid() returns uuid language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  method text not null,
  user_agent text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);

-- Tokens are stored as SHA-256: whoever reads this table cannot sign in with it.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  session_id uuid not null references auth.sessions on delete cascade,
  parent_id bigint,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session on auth.refresh_tokens (session_id);

create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);

-- One row per visit to an identity provider, from /authorize until the session is handed out.
create table auth.flow_state (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  redirect_to text not null,
  provider_code_verifier text not null,
  nonce text not null,
  code_challenge text,
  auth_code_hash text unique,
  user_id uuid references auth.users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on all tables in schema auth to service_role;
grant usage on all sequences in schema auth to service_role;

-- Signing out must work at once although access tokens live for an hour, so every request asks this.
create function auth.session_is_live() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  )
$$;

grant execute on function auth.jwt(), auth.uid() to anon, authenticated, service_role;
grant execute on function auth.session_is_live() to authenticated;

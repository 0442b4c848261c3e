-- An account that moves to another address leaves the month that it has used up with the old one, as one that is deleted does:
-- whoever signs up there again starts where it stopped, and mails that still wait for it, whose links have ended, go too. After the
-- change, since what the function returns would undo it.
create trigger spent_month_left after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function product.keep_spent_month();

-- How often a model may still be asked for a free account this month; every image that is counted adds to it. The row of an
-- account that was made anew brings its images along and has none left.
alter table product.image_usage add column model_asks_left integer not null default 0 check (model_asks_left >= 0);

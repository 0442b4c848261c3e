import { Link } from 'react-router';
import { failures, needsPro } from '@/strings/generate.ts';
import { URLS } from '@/urls.ts';

/** Says before the first step what the last one would: nobody should arrange seven pages to learn it. */
export const NeedsPro = ({ hadFreeImages }: { hadFreeImages: boolean }) => (
  <p className="mt-3 text-small text-text-2">
    {hadFreeImages ? needsPro.used : needsPro.text}{' '}
    <Link to={URLS.pricing} className="text-ink-text underline underline-offset-2">
      {failures.seePro}
    </Link>
  </p>
);

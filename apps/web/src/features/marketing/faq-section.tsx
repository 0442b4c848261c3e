import { lazy } from 'react';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { LoadWhenNear } from './load-when-near.tsx';

const FaqList = lazy(() => import('./faq-list.tsx').then((list) => ({ default: list.FaqList })));

/** The last part of the home page; its list comes when it is near. */
export const FaqSection = () => (
  <section id="faq" className="grid scroll-mt-8 gap-x-12 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
    <h2 className="text-section-small md:text-section">{MARKETING_STRINGS.faq.title}</h2>
    <LoadWhenNear placeholder={<div className="h-[440px]" />}>
      <FaqList />
    </LoadWhenNear>
  </section>
);

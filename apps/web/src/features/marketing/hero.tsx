import { ArrowRight, Play } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { sample } from '@/strings/sample.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';
import { HeroStage } from './hero-stage.tsx';

const words = MARKETING_STRINGS.hero;

/** The promise, and under it the product keeping it. */
export const Hero = ({ onDemo }: { onDemo: () => void }) => (
  <section>
    <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_392px]">
      <h1 className="-ml-0.5 text-hero-small md:text-hero">
        {words.title.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
      <div>
        <p className="text-lead text-text-2 max-lg:max-w-xl">{words.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="large" className="max-md:flex-1">
            <a href={`#${UPLOAD_SECTION}`}>{words.start}</a>
          </Button>
          <Button size="large" onClick={onDemo} className="max-md:px-5">
            <Play aria-hidden strokeWidth={1.5} />
            {words.demo}
          </Button>
        </div>
      </div>
    </div>
    <Suspense>
      <HeroStage />
    </Suspense>
    <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-text-3">
      {words.audience}
      <Link
        to={URLS.sample}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-badge text-ink-text hover:underline"
      >
        {sample.open}
        <ArrowRight aria-hidden strokeWidth={1.5} className="size-4" />
      </Link>
    </p>
  </section>
);

import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWhenIdle } from '@/client/use-when-idle.ts';
import { ComparisonSection } from '@/features/marketing/comparison-section.tsx';
import { FaqSection } from '@/features/marketing/faq-section.tsx';
import { FeaturesSection } from '@/features/marketing/features-section.tsx';
import { Hero } from '@/features/marketing/hero.tsx';
import { LoadWhenNear } from '@/features/marketing/load-when-near.tsx';
import { OfferSection } from '@/features/marketing/offer-section.tsx';
import { TrySection } from '@/features/marketing/try-section.tsx';
import { WizardSection } from '@/features/marketing/wizard-section.tsx';
import { pressEarly } from '@/press-early.ts';

const Wizard = lazy(() => import('@/features/wizard/wizard.tsx').then((wizard) => ({ default: wizard.Wizard })));
const TryResult = lazy(() => import('./home-try.tsx').then((route) => ({ default: route.Component })));
const DemoVideoDialog = lazy(() =>
  import('@/components/demo-video-dialog.tsx').then((dialog) => ({ default: dialog.DemoVideoDialog })),
);

/** The product for those who are not signed in: at work, explained, compared, priced, and open to try (HO1–HO5). */
export const Component = () => {
  const { hash } = useLocation();
  const [demoOpen, setDemoOpen] = useState(false);
  useEffect(() => {
    document.title = `${PRODUCT_NAME} · Screenshots in, a measured build prompt out`;
    // The parts of this page arrive after the address did.
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  useEffect(pressEarly, []);
  // Whoever takes a picture of the whole page, or jumps to its end, finds all of it.
  const [isPainted, setPainted] = useState(false);
  useWhenIdle(() => setPainted(true));
  return (
    <div data-painted={isPainted || undefined} className="flex flex-col gap-24 md:gap-36">
      <Hero onDemo={() => setDemoOpen(true)} />
      <Suspense>
        <TrySection>{(file, onFile) => <TryResult file={file} onFile={onFile} />}</TrySection>
      </Suspense>
      <WizardSection>
        <LoadWhenNear placeholder={<div className="h-[588px] md:h-[537px] lg:h-[460px]" />}>
          <Wizard variant="visitor" />
        </LoadWhenNear>
      </WizardSection>
      {/* Each comes to life by itself, so that none keeps a tap on another waiting. */}
      <Suspense>
        <FeaturesSection />
      </Suspense>
      <Suspense>
        <ComparisonSection />
      </Suspense>
      <Suspense>
        <OfferSection />
      </Suspense>
      <Suspense>
        <FaqSection />
      </Suspense>
      <Suspense>{demoOpen ? <DemoVideoDialog open onOpenChange={setDemoOpen} /> : null}</Suspense>
    </div>
  );
};

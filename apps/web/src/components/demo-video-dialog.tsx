import { useConfig } from '@/client/config.ts';
import { DEMO_STRINGS } from '@/strings/demo.ts';
import { Dialog } from './ui/modal/dialog.tsx';

/** Where the recording of the product itself is served from. */
const BUNDLED_DEMO = '/demo.webm';

/** Plays the demo: the external player where one is set, else the recording that ships with the app (HO12, HO13). */
export const DemoVideoDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const { demoVideoUrl } = useConfig();
  const frame = 'mt-5 aspect-video w-full rounded-control border border-line bg-sheet';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="large"
      title={DEMO_STRINGS.title}
      description={DEMO_STRINGS.description}
    >
      {demoVideoUrl ? (
        <iframe
          src={demoVideoUrl}
          title={DEMO_STRINGS.player}
          allow="fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className={frame}
        />
      ) : (
        <video
          src={BUNDLED_DEMO}
          aria-label={DEMO_STRINGS.player}
          controls
          muted
          playsInline
          // Whoever opened it wants to see it; with reduced motion they start it themselves.
          autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
          className={frame}
        />
      )}
    </Dialog>
  );
};

import { Gallery } from '@/features/gallery/gallery.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';

export const Component = () => (
  <>
    <PageHeader title="Gallery" />
    <div className="mt-10">
      <Gallery />
    </div>
  </>
);

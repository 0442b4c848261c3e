import { PageHeader } from '@/layouts/page-header.tsx';

export const Component = () => <PageHeader title="home-signed-in" />;

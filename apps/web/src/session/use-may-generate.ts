import { useQuery } from '@tanstack/react-query';
import { useConfig } from '@/client/config.ts';
import { useSupabaseDoor } from '@/client/supabase.ts';
import { useSession } from './use-session.ts';

/** What the server says about this month's images; `limit` and `left` are null where there is none. */
type ImageQuota = { limit: number | null; used: number; left: number | null };

type MayGenerate = {
  /** Free images left this month; null for subscribers, who have no limit, and while the plan or the quota is not known: the server has the last word. */
  imagesLeft: number | null;
  loading: boolean;
  /** Reads the quota again, for example after a generation. */
  refetch: () => Promise<void>;
};

/** Whether the signed-in user may generate; the server checks again in any case (FN14). */
export const useMayGenerate = (): MayGenerate => {
  const door = useSupabaseDoor();
  const { freeImagesPerMonth } = useConfig();
  const { mayUpgrade, user, subscriptionLoading } = useSession();
  const hasQuota = mayUpgrade && freeImagesPerMonth > 0;
  const { data, isPending, refetch } = useQuery({
    queryKey: ['image-quota', user?.id],
    queryFn: async (): Promise<ImageQuota> => {
      const supabase = await door.load();
      const answer = await supabase.functions.invoke<ImageQuota>('image-quota', { method: 'POST' });
      if (answer.error) throw answer.error;
      return answer.data ?? { limit: 0, used: 0, left: 0 };
    },
    enabled: hasQuota,
  });
  const freeLeft = hasQuota ? (data?.left ?? null) : 0;
  return {
    imagesLeft: mayUpgrade ? freeLeft : null,
    loading: subscriptionLoading || (hasQuota && isPending),
    refetch: async () => {
      if (hasQuota) await refetch();
    },
  };
};

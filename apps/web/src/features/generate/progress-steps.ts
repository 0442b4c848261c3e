import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import { type Activity, activityText, loading, type Unit } from '@/strings/generate.ts';

/** What a single page goes through; `decoding` also covers everything before it, `writing` also the model. */
const STAGES = ['decoding', 'text', 'boxes', 'colours', 'layout', 'writing'] satisfies AnalyzeStage[];

const stageIndex = (activity: Activity): number =>
  activity === 'model' ? STAGES.length - 1 : Math.max(0, (STAGES as Activity[]).indexOf(activity));

/** The segments of the line below the messages: the pages of this run, or the stages of its only page. */
export const toProgressSteps = ({
  unit,
  pages,
  done,
  activity,
}: {
  unit: Unit;
  pages: number;
  done: number;
  activity: Activity;
}): { label: string; steps: string[]; current: number } =>
  pages > 1
    ? {
        label: loading.done(unit, done, pages),
        steps: Array.from({ length: pages }, (_, index) => loading.nth(unit, index + 1)),
        current: done,
      }
    : {
        label: activityText(activity),
        steps: STAGES.map(activityText),
        current: done === 1 ? STAGES.length : stageIndex(activity),
      };

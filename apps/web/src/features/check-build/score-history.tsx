import { classNames } from '@/components/ui/class-names.ts';
import type { BuildScore } from '@/kept/kept-scores.ts';
import { checkBuild, scoreHistory as words } from '@/strings/check-build.ts';
import { formatDate } from '@/strings/format-date.ts';

/** The last checks of this page as columns, the latest at the right. */
export const ScoreHistory = ({ scores }: { scores: readonly BuildScore[] }) =>
  scores.length === 0 ? null : (
    <div>
      <h3 className="text-small font-medium text-text">{words.title}</h3>
      <ol className="mt-3 flex items-end gap-1.5">
        {scores.map(({ score, differences, at }, index) => {
          const said = words.entry(Math.round(score), checkBuild.count(differences), formatDate(at));
          const isLatest = index === scores.length - 1;
          return (
            <li key={at} title={said} className="w-6 text-center font-mono text-label">
              <span className="sr-only">{said}</span>
              <span aria-hidden className="flex h-14 items-end">
                <span
                  className={classNames('block w-full rounded-t-chip', isLatest ? 'bg-ink' : 'bg-line-2')}
                  style={{ height: `${Math.max(4, score)}%` }}
                />
              </span>
              <span
                aria-hidden
                className={classNames(
                  'mt-1.5 block border-t border-line pt-1.5',
                  isLatest ? 'text-text' : 'text-text-3',
                )}
              >
                {Math.round(score)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );

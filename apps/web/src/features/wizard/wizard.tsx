import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useObjectUrls } from '@/analysis/use-object-urls.ts';
import { useConfig } from '@/client/config.ts';
import { StepLine } from '@/components/drawing/step-line.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { usePastedFiles } from '@/draft/use-pasted-files.ts';
import { useKeyShortcuts } from '@/shortcuts/use-key-shortcuts.ts';
import { useWizardStack } from '@/stack/use-wizard-stack.ts';
import { name, steps } from '@/strings/wizard.ts';
import { URLS } from '@/urls.ts';
import { ChooseTypeStep } from './choose-type-step.tsx';
import { suggestProject } from './draft/arrange-items.ts';
import { checkGeneration } from './draft/check-generation.ts';
import { type GenerationAccess, isGated } from './draft/generation-access.ts';
import { stepLabel } from './draft/step-labels.ts';
import { toRequest } from './draft/to-request.ts';
import { useDraft } from './draft/use-draft.ts';
import { canLeaveStep, hasDraft, WIZARD_STEPS, type WizardStep } from './draft/wizard-state.ts';
import { NameStep } from './name-step.tsx';
import { OrganizeStep } from './organize-step.tsx';
import { StepActions } from './step-actions.tsx';
import { UploadStep } from './upload-step.tsx';
import { useAddImages } from './use-add-images.ts';
import { useDeviceChoice } from './use-device-choice.ts';
import { useStepHistory } from './use-step-history.ts';
import { useStepStart } from './use-step-start.ts';

/** What a visitor's first look does not need comes when it is wanted: the first load of the home page is small. */
const StackChoice = lazy(() => import('./stack-choice.tsx').then((choice) => ({ default: choice.StackChoice })));
const DeviceChoice = lazy(() => import('./device-choice.tsx').then((choice) => ({ default: choice.DeviceChoice })));
const LinkField = lazy(() => import('./link/link-field.tsx').then((field) => ({ default: field.LinkField })));
const DemoVideoDialog = lazy(() =>
  import('@/components/demo-video-dialog.tsx').then((dialog) => ({ default: dialog.DemoVideoDialog })),
);
const SubscriptionRequiredDialog = lazy(() =>
  import('@/components/subscription-required-dialog.tsx').then((dialog) => ({
    default: dialog.SubscriptionRequiredDialog,
  })),
);

/** What only a member's wizard has: the right to generate, and what happens then. */
type MemberWizard = {
  variant: 'member';
  userId: string;
  access: GenerationAccess;
  generating: boolean;
  onGenerate: (request: ProjectRequest) => void;
  /** Beside the steps, for example recent projects. */
  aside: ReactNode;
  /** Above the name step, for example why the last generation failed, with the ways to go on. */
  notice: (goOn: { resume: () => void; onServer: () => void }) => ReactNode;
};

type Shortage = { left: number; wanted: number } | undefined;

/** From screenshots to a named, arranged project; visitors end at the sign-in page, members at generation. */
export const Wizard = (props: { variant: 'visitor' } | MemberWizard) => {
  const member = props.variant === 'member' ? props : undefined;
  const { wizardGate, capture } = useConfig();
  useKeyShortcuts();
  const navigate = useNavigate();
  const { wizard, dispatch, ready } = useDraft(member?.userId);
  const stack = useWizardStack(member?.userId);
  const device = useDeviceChoice();
  const [demoOpen, setDemoOpen] = useState(false);
  const [upgrade, setUpgrade] = useState<{ shortage: Shortage }>();

  const previews = useMemo(
    () => wizard.images.map(({ id, blob, thumbnail }) => ({ key: id, blob: thumbnail ?? blob })),
    [wizard.images],
  );
  const urls = useObjectUrls(previews);
  const addImages = useCallback((images: DraftImage[]) => dispatch({ type: 'images-added', images }), [dispatch]);
  const { addFiles, reading, refusals, forgetRefusals } = useAddImages(wizard.images.length, addImages);
  const takesImages = wizard.step === 'upload-images' || wizard.step === 'organize-sections';
  usePastedFiles(takesImages && !member?.generating, addFiles);

  const shownSteps = member ? WIZARD_STEPS : WIZARD_STEPS.slice(0, -1);
  const step = member?.generating ? 'generate' : wizard.step;
  const section = useStepStart(ready ? step : undefined);
  const goTo = useCallback((to: WizardStep) => dispatch({ type: 'stepped-to', step: to }), [dispatch]);
  const goBack = useCallback(() => dispatch({ type: 'went-back' }), [dispatch]);
  const stepBack = useStepHistory(wizard.step, { ready, onBack: goBack, onStep: goTo });
  const back = wizard.step === 'choose-type' ? undefined : stepBack;

  const advance = () => {
    if (!canLeaveStep(wizard)) return;
    if (wizard.step === 'name-prompt') return member ? generate(member) : void navigate(URLS.auth);
    if (wizard.step !== 'upload-images') {
      if (!member && wizardGate === 'gated') return void navigate(URLS.auth);
      if (member && isGated(wizard.step, wizardGate, member.access)) return setUpgrade({ shortage: undefined });
    }
    dispatch({ type: 'continued' });
  };
  const generate = ({ access, onGenerate }: MemberWizard, onDevice = device.isChosen) => {
    const check = checkGeneration(wizard, access);
    if (check.state === 'ready') onGenerate({ ...toRequest(wizard), stack: stack.stack, onDevice });
    else if (check.state === 'refused') showToast(check.message, { tone: 'error' });
    else setUpgrade({ shortage: check.left > 0 ? { left: check.left, wanted: check.needed } : undefined });
  };
  const lastLabel = member ? name.generate : name.loginToGenerate;
  const quota = member?.access.imagesLeft ? name.quota(member.access.imagesLeft) : undefined;

  return (
    <>
      <StepLine
        label={steps.bar}
        steps={shownSteps.map((each) => stepLabel(each, wizard.uiType))}
        current={shownSteps.indexOf(step)}
      />
      <div
        className={
          member ? 'mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-16 xl:grid-cols-[minmax(0,1fr)_312px]' : 'mt-10'
        }
      >
        <section
          ref={section}
          aria-busy={!ready}
          className={classNames('scroll-mt-40', ready ? undefined : 'invisible')}
        >
          {step === 'choose-type' ? (
            <ChooseTypeStep
              uiType={wizard.uiType}
              onChoose={(uiType) => dispatch({ type: 'type-chosen', uiType })}
              onDemo={() => setDemoOpen(true)}
            />
          ) : null}
          {step === 'upload-images' ? (
            <UploadStep images={wizard.images} urls={urls} reading={reading} refusals={refusals} onFiles={addFiles}>
              {member && capture ? (
                <Suspense fallback={null}>
                  <LinkField disabled={wizard.images.length >= MAX_IMAGES_PER_PROJECT} onFiles={addFiles} />
                </Suspense>
              ) : null}
            </UploadStep>
          ) : null}
          {step === 'organize-sections' ? (
            <OrganizeStep
              wizard={wizard}
              urls={urls}
              reading={reading}
              refusals={refusals}
              onFiles={addFiles}
              dispatch={dispatch}
            />
          ) : null}
          {step === 'name-prompt' ? (
            <>
              {member?.notice({ resume: advance, onServer: () => generate(member, false) })}
              <NameStep
                promptName={wizard.promptName}
                suggestion={suggestProject(wizard)}
                hint={quota}
                onChange={(promptName) => dispatch({ type: 'name-changed', promptName })}
                onSubmit={advance}
              >
                <Suspense fallback={null}>
                  <StackChoice {...stack} />
                  {member && device.isOffered ? <DeviceChoice {...device} /> : null}
                </Suspense>
              </NameStep>
            </>
          ) : null}
          {step === 'generate' ? <p className="text-card">{name.generating}</p> : null}
          {step === 'generate' ? null : (
            <StepActions
              onBack={back}
              onContinue={advance}
              disabled={!canLeaveStep(wizard)}
              {...(wizard.step === 'name-prompt' && { label: lastLabel })}
            >
              {hasDraft(wizard) ? (
                <AlertDialog
                  trigger={
                    <Button variant="ghost" className="text-text-3 max-sm:ml-auto">
                      {steps.discard}
                    </Button>
                  }
                  title={steps.discardTitle}
                  description={steps.discardText}
                  action={steps.discard}
                  onAction={() => {
                    dispatch({ type: 'discarded' });
                    forgetRefusals();
                  }}
                />
              ) : null}
            </StepActions>
          )}
        </section>
        {member?.aside}
      </div>
      <Suspense fallback={null}>
        {demoOpen ? <DemoVideoDialog open onOpenChange={setDemoOpen} /> : null}
        {upgrade ? (
          <SubscriptionRequiredDialog
            open
            onOpenChange={(open) => !open && setUpgrade(undefined)}
            shortage={upgrade.shortage}
          />
        ) : null}
      </Suspense>
    </>
  );
};

import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { StepLine } from '@/components/drawing/step-line.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { usePastedFiles } from '@/draft/use-pasted-files.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
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
import type { WizardAction } from './draft/wizard-reducer.ts';
import { canLeaveStep, hasDraft, WIZARD_STEPS, type WizardState, type WizardStep } from './draft/wizard-state.ts';
import { NameStep } from './name-step.tsx';
import { OrganizeStep } from './organize-step.tsx';
import { StepActions } from './step-actions.tsx';
import { UploadStep } from './upload-step.tsx';
import { useAddImages } from './use-add-images.ts';
import { useDeviceChoice } from './use-device-choice.ts';
import { useStepHistory } from './use-step-history.ts';
import { useStepStart } from './use-step-start.ts';

/** What a visitor's first look does not need comes when it is wanted: the first load of the home page is small. */
const NameExtras = lazy(() => import('./name-extras.tsx').then((extras) => ({ default: extras.NameExtras })));
const DeviceChoice = lazy(() => import('./device-choice.tsx').then((choice) => ({ default: choice.DeviceChoice })));
const LinkField = lazy(() => import('./add/link-field.tsx').then((field) => ({ default: field.LinkField })));
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

/** The screenshots of the draft to look at, and the ways to add more: files, a drop, a paste where a step takes them. */
const useScreenshots = (wizard: WizardState, dispatch: (action: WizardAction) => void, takesPastes: boolean) => {
  const previews = useMemo(
    () => wizard.images.map(({ id, blob, thumbnail }) => ({ key: id, blob: thumbnail ?? blob })),
    [wizard.images],
  );
  const urls = useObjectUrls(previews);
  const addImages = useCallback((images: DraftImage[]) => dispatch({ type: 'images-added', images }), [dispatch]);
  const added = useAddImages(wizard.images.length, addImages);
  const takesImages = wizard.step === 'upload-images' || wizard.step === 'organize-sections';
  usePastedFiles(takesImages && takesPastes, added.addFiles);
  return { urls, ...added };
};

/** Keeps the steps in the browser's history, and answers how to go back. */
const useSteps = (step: WizardState['step'], ready: boolean, dispatch: (action: WizardAction) => void) => {
  const onStep = useCallback((to: WizardStep) => dispatch({ type: 'stepped-to', step: to }), [dispatch]);
  const onBack = useCallback(() => dispatch({ type: 'went-back' }), [dispatch]);
  return useStepHistory(step, { ready, onBack, onStep });
};

type Choices = Pick<ProjectRequest, 'stack' | 'onDevice'>;

/** What the button below a step does: the next step, the sign-in page, an upgrade, or the generation. */
const useAdvance = ({
  wizard,
  dispatch,
  member,
  choices,
}: {
  wizard: WizardState;
  dispatch: (action: WizardAction) => void;
  member: MemberWizard | undefined;
  choices: Choices;
}) => {
  const { wizardGate } = useConfig();
  const navigate = useNavigate();
  const [upgrade, setUpgrade] = useState<{ shortage: Shortage }>();
  const advance = () => {
    if (!canLeaveStep(wizard)) return;
    if (wizard.step === 'name-prompt') return member ? generate(member, choices) : void navigate(URLS.auth);
    if (wizard.step !== 'upload-images') {
      if (!member && wizardGate === 'gated') return void navigate(URLS.auth);
      if (member && isGated(wizard.step, wizardGate, member.access)) return setUpgrade({ shortage: undefined });
    }
    dispatch({ type: 'continued' });
  };
  const generate = ({ access, onGenerate }: MemberWizard, { stack, onDevice }: Choices) => {
    const check = checkGeneration(wizard, access);
    if (check.state === 'ready') onGenerate({ ...toRequest(wizard), stack, onDevice });
    else if (check.state === 'refused') showToast(check.message, { tone: 'error' });
    else setUpgrade({ shortage: check.left > 0 ? { left: check.left, wanted: check.needed } : undefined });
  };
  return { advance, generate, upgrade, closeUpgrade: (open: boolean) => !open && setUpgrade(undefined) };
};

const Discard = ({ onDiscard }: { onDiscard: () => void }) => (
  <AlertDialog
    trigger={
      <Button variant="ghost" className="text-text-3 max-sm:ml-auto">
        {steps.discard}
      </Button>
    }
    title={steps.discardTitle}
    description={steps.discardText}
    action={steps.discard}
    onAction={onDiscard}
  />
);

/** The steps up to the arranged pages: what is built, its screenshots, and their order. */
const PictureStep = ({
  step,
  wizard,
  dispatch,
  screenshots: { urls, addFiles, reading, refusals },
  takesLinks,
  onDemo,
}: {
  step: WizardStep;
  wizard: WizardState;
  dispatch: (action: WizardAction) => void;
  screenshots: ReturnType<typeof useScreenshots>;
  /** Whether a page's address can stand in for its screenshot. */
  takesLinks: boolean;
  onDemo: () => void;
}) => (
  <>
    {step === 'choose-type' ? (
      <ChooseTypeStep
        uiType={wizard.uiType}
        onChoose={(uiType) => dispatch({ type: 'type-chosen', uiType })}
        onDemo={onDemo}
      />
    ) : null}
    {step === 'upload-images' ? (
      <UploadStep images={wizard.images} urls={urls} reading={reading} refusals={refusals} onFiles={addFiles}>
        {takesLinks ? (
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
  </>
);

/** From screenshots to a named, arranged project; visitors end at the sign-in page, members at generation. */
export const Wizard = (props: { variant: 'visitor' } | MemberWizard) => {
  const member = props.variant === 'member' ? props : undefined;
  const { capture } = useConfig();
  useKeyShortcuts();
  const { wizard, dispatch, ready } = useDraft(member?.userId);
  const stack = useWizardStack(member?.userId);
  const device = useDeviceChoice();
  const [demoOpen, setDemoOpen] = useState(false);
  const choices = { stack: stack.stack, onDevice: device.isChosen };
  const { advance, generate, upgrade, closeUpgrade } = useAdvance({ wizard, dispatch, member, choices });

  const screenshots = useScreenshots(wizard, dispatch, !member?.generating);
  const shownSteps = member ? WIZARD_STEPS : WIZARD_STEPS.slice(0, -1);
  const step = member?.generating ? 'generate' : wizard.step;
  const section = useStepStart(ready ? step : undefined);
  const stepBack = useSteps(wizard.step, ready, dispatch);
  const back = wizard.step === 'choose-type' ? undefined : stepBack;

  const discard = () => {
    dispatch({ type: 'discarded' });
    screenshots.forgetRefusals();
  };

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
          <PictureStep
            step={step}
            wizard={wizard}
            dispatch={dispatch}
            screenshots={screenshots}
            takesLinks={member !== undefined && capture === true}
            onDemo={() => setDemoOpen(true)}
          />
          {step === 'name-prompt' ? (
            <>
              {member?.notice({ resume: advance, onServer: () => generate(member, { ...choices, onDevice: false }) })}
              <NameStep
                promptName={wizard.promptName}
                suggestion={suggestProject(wizard)}
                hint={member?.access.imagesLeft ? name.quota(member.access.imagesLeft) : undefined}
                onChange={(promptName) => dispatch({ type: 'name-changed', promptName })}
                onSubmit={advance}
              >
                <Suspense fallback={null}>
                  <NameExtras wizard={wizard} {...stack} />
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
              {...(wizard.step === 'name-prompt' && { label: member ? name.generate : name.loginToGenerate })}
            >
              {hasDraft(wizard) ? <Discard onDiscard={discard} /> : null}
            </StepActions>
          )}
        </section>
        {member?.aside}
      </div>
      <Suspense fallback={null}>
        {demoOpen ? <DemoVideoDialog open onOpenChange={setDemoOpen} /> : null}
        {upgrade ? <SubscriptionRequiredDialog open onOpenChange={closeUpgrade} shortage={upgrade.shortage} /> : null}
      </Suspense>
    </>
  );
};

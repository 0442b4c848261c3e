import '@cloudscape-design/global-styles/index.css';
import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/700.css';
import Alert from '@cloudscape-design/components/alert';
import AppLayout from '@cloudscape-design/components/app-layout';
import AttributeEditor from '@cloudscape-design/components/attribute-editor';
import Box from '@cloudscape-design/components/box';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import HelpPanel from '@cloudscape-design/components/help-panel';
import Input from '@cloudscape-design/components/input';
import Link from '@cloudscape-design/components/link';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tiles from '@cloudscape-design/components/tiles';
import Toggle from '@cloudscape-design/components/toggle';
import Wizard from '@cloudscape-design/components/wizard';
import { createRoot } from 'react-dom/client';

function CreateBucket() {
  return (
    <AppLayout
      navigationHide
      toolsOpen
      toolsWidth={280}
      tools={
        <HelpPanel
          header={<h2>How is it stored?</h2>}
          footer={
            <Link external href="#">
              Storage guide
            </Link>
          }
        >
          <p>Files are kept three times, in rooms that share neither power nor cooling.</p>
          <h3>Classes</h3>
          <p>
            Files you read daily belong in <b>Fast</b>. Older ones move to <b>Cold</b> by a rule, which costs a fifth.
          </p>
          <ul>
            <li>Change the class at any time</li>
            <li>Cold files need four hours</li>
          </ul>
        </HelpPanel>
      }
      breadcrumbs={
        <BreadcrumbGroup
          items={[
            { text: 'Storage', href: '#' },
            { text: 'Buckets', href: '#' },
            { text: 'Create', href: '#' },
          ]}
        />
      }
      contentType="wizard"
      content={
        <Wizard
          i18nStrings={{
            stepNumberLabel: (step) => `Step ${step}`,
            collapsedStepsLabel: (step, count) => `Step ${step} of ${count}`,
            cancelButton: 'Cancel',
            previousButton: 'Back',
            nextButton: 'Next',
            submitButton: 'Create',
            optional: 'optional',
          }}
          activeStepIndex={1}
          onNavigate={() => undefined}
          steps={[
            { title: 'Name and region', content: <div /> },
            {
              title: 'Storage',
              info: <Link variant="info">Info</Link>,
              description: 'Choose how your files are kept and who may read them.',
              content: (
                <SpaceBetween size="l">
                  <Container header={<Header variant="h2">Class</Header>}>
                    <SpaceBetween size="m">
                      <Tiles
                        value="fast"
                        columns={3}
                        onChange={() => undefined}
                        items={[
                          { value: 'fast', label: 'Fast', description: 'Read at any moment. € 0.021 per GB' },
                          { value: 'cold', label: 'Cold', description: 'Read within four hours. € 0.004 per GB' },
                          {
                            value: 'auto',
                            label: 'Automatic',
                            description: 'Moves files by their age',
                            disabled: true,
                          },
                        ]}
                      />
                      <Alert type="info">The first 5 GB are free until May 2027.</Alert>
                      <ColumnLayout columns={2}>
                        <FormField label="Keep deleted files for" constraintText="Between 1 and 365 days">
                          <Input value="30" type="number" />
                        </FormField>
                        <FormField label="Region" errorText="This region is full. Choose another one.">
                          <Select selectedOption={{ label: 'North 2, Tromsø', value: 'n2' }} invalid options={[]} />
                        </FormField>
                      </ColumnLayout>
                    </SpaceBetween>
                  </Container>
                  <Container
                    header={
                      <Header variant="h2" description="You can change this later.">
                        Access
                      </Header>
                    }
                  >
                    <ColumnLayout columns={2} borders="vertical">
                      <RadioGroup
                        value="team"
                        onChange={() => undefined}
                        items={[
                          { value: 'me', label: 'Only me' },
                          { value: 'team', label: 'My team', description: 'All 12 members of Data' },
                          { value: 'all', label: 'Everyone with the address' },
                        ]}
                      />
                      <SpaceBetween size="s">
                        <Toggle checked onChange={() => undefined}>
                          Encrypt with my key
                        </Toggle>
                        <Checkbox checked onChange={() => undefined}>
                          Log every read
                        </Checkbox>
                        <Checkbox checked={false} onChange={() => undefined}>
                          Warn about large downloads
                        </Checkbox>
                      </SpaceBetween>
                    </ColumnLayout>
                  </Container>
                  <Container
                    header={
                      <Header variant="h2" counter="(1)">
                        Labels{' '}
                        <Box display="inline" color="text-body-secondary">
                          – optional
                        </Box>
                      </Header>
                    }
                  >
                    <AttributeEditor
                      addButtonText="Add label"
                      removeButtonText="Remove"
                      items={[{ key: 'team', value: 'data' }]}
                      definition={
                        [
                          { label: 'Key', control: (item: { key: string }) => <Input value={item.key} /> },
                          { label: 'Value', control: (item: { value: string }) => <Input value={item.value} /> },
                        ] as never
                      }
                    />
                  </Container>
                </SpaceBetween>
              ),
            },
            { title: 'Rules', content: <div />, isOptional: true },
            { title: 'Review and create', content: <div /> },
          ]}
        />
      }
    />
  );
}

createRoot(document.getElementById('root')!).render(<CreateBucket />);

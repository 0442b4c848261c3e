import type { Guide } from './guide.ts';

/** Checked against the documentation of Rails and its neighbours. */
export const rails: Guide = {
  id: 'rails',
  name: 'Ruby on Rails',
  lead: 'Rails 8 with server-rendered views, Hotwire and Tailwind 4.',
  steps: [
    { title: 'Install Rails', language: 'bash', code: 'gem install rails' },
    { title: 'Create the project', language: 'bash', code: 'rails new my_app\ncd my_app' },
    {
      title: 'Add Tailwind',
      language: 'bash',
      code: 'bundle add tailwindcss-rails\n./bin/rails tailwindcss:install',
    },
    {
      title: 'Generate a controller with one action for each page of the guide',
      language: 'bash',
      code: './bin/rails generate controller Pages home settings',
    },
    {
      title: 'Set the routes in config/routes.rb',
      language: 'ruby',
      code: 'Rails.application.routes.draw do\n  root "pages#home"\n  get "settings", to: "pages#settings"\nend',
    },
    { title: 'Start the server and the Tailwind watcher', language: 'bash', code: './bin/dev' },
  ],
  note: 'Paste your Tailwind theme into app/assets/tailwind/application.css, below the import that the installer wrote.',
  required: [
    { name: 'rails', why: 'version 8; Propshaft, Turbo and Stimulus come with it' },
    { name: 'tailwindcss-rails', why: 'compiles Tailwind 4 without Node.js' },
    { name: 'sqlite3', why: 'the default database of a new project' },
  ],
  recommended: [
    { name: 'view_component', why: 'one tested class for each component in the guide' },
    { name: 'lucide-rails', why: 'line icons as a view helper' },
    {
      name: 'capybara, selenium-webdriver',
      why: 'system tests with screenshots; ./bin/rails generate system_test pages starts one',
    },
  ],
  practices: [
    'Shared header, sidebar and footer go into app/views/layouts/application.html.erb or partials of it.',
    'One partial or component for each group of the guide, with its measured size in the class list once.',
    'Route names follow the guide; keep them in config/routes.rb in the same order.',
    'Use Turbo Frames for the parts that change, Stimulus for menus and dialogs. Nothing else needs JavaScript.',
    'Keep the quoted text in config/locales/en.yml if the app will be translated.',
  ],
  prompts: [
    'From the guide, write app/views/layouts/application.html.erb with the shared header, sidebar and footer at their measured sizes, using Tailwind 4 classes.',
    'Build the view of “Page 1” in ERB. Extract a partial for every component that the guide counts more than once.',
    'Generate the model, migration and seeds for the table on this page. Take the column names from its headers and the rows from the quoted text.',
    'Write a system test that visits each route and asserts that every quoted text of the guide is on the page.',
  ],
};

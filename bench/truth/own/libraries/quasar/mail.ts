import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import '@quasar/extras/material-icons-outlined/material-icons-outlined.css';
import '@quasar/extras/material-icons/material-icons.css';
import 'quasar/dist/quasar.css';
import * as quasar from 'quasar';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const folders = [
  { icon: 'inbox', name: 'Inbox', count: 14, active: true },
  { icon: 'star_border', name: 'Starred' },
  { icon: 'schedule', name: 'Snoozed', count: 2 },
  { icon: 'send', name: 'Sent' },
  { icon: 'drafts', name: 'Drafts', count: 3 },
  { icon: 'report_gmailerrorred', name: 'Spam' },
  { icon: 'delete_outline', name: 'Bin' },
];

const labels = [
  { name: 'Workshop', color: 'teal' },
  { name: 'Suppliers', color: 'deep-orange' },
  { name: 'Family', color: 'purple' },
];

const mails = [
  {
    from: 'Oskar Bielak',
    subject: 'Oak boards for the March order',
    text: 'The mill can deliver 40 boards on Tuesday if we confirm by',
    time: '10:42',
    unread: true,
    seed: 21,
    star: true,
    open: true,
    label: 'Suppliers',
    color: 'deep-orange',
  },
  {
    from: 'Hanne Thorsen',
    subject: 'Photos of the finished bench',
    text: 'Here are the pictures from the garden. The light was lovely',
    time: '9:58',
    unread: true,
    seed: 32,
    clip: true,
  },
  {
    from: 'Town Library',
    subject: 'Your reading table: final approval',
    text: 'The council has approved the design with one small change',
    time: '9:15',
    unread: true,
    letter: 'T',
    tone: 'indigo',
  },
  {
    from: 'Beatriz Alonso',
    subject: 'Re: Apprenticeship in summer',
    text: 'Thank you for the quick answer. I could start on 2 June and',
    time: '8:30',
    seed: 45,
    label: 'Workshop',
    color: 'teal',
  },
  {
    from: 'Brasshouse',
    subject: 'Invoice 2204 for hinges and handles',
    text: 'Please find the invoice attached. Payment is due within 14',
    time: 'Yesterday',
    letter: 'B',
    tone: 'brown',
    clip: true,
  },
  {
    from: 'Mum',
    subject: 'Sunday lunch',
    text: 'Will you bring the little ones? Dad has built a swing from your',
    time: 'Yesterday',
    seed: 51,
    star: true,
    label: 'Family',
    color: 'purple',
  },
  {
    from: 'Ruben Castillo',
    subject: 'Question about wood oil',
    text: 'Which oil do you use for kitchen worktops? Ours turned grey',
    time: 'Mon',
    seed: 64,
  },
];

const template = `
<q-layout view="hHh lpR fFf" class="bg-grey-2">
  <q-header class="bg-white text-grey-9" bordered>
    <q-toolbar style="height:64px">
      <q-btn flat round dense icon="menu" />
      <q-avatar square size="32px" color="teal-7" text-color="white" icon="carpenter" class="q-ml-md rounded-borders" data-truth="logo" />
      <q-toolbar-title shrink class="text-weight-bold">Sawdust Mail</q-toolbar-title>
      <q-input dense outlined rounded bg-color="grey-2" placeholder="Search mail" style="width:440px" class="q-ml-xl"><template #prepend><q-icon name="search" /></template><template #append><q-icon name="tune" /></template></q-input>
      <q-space />
      <q-btn flat round icon="help_outline" /><q-btn flat round icon="notifications_none"><q-badge color="red" floating rounded>5</q-badge></q-btn>
      <q-avatar size="36px" class="q-ml-md"><img :src="face(7)" alt="Lena Vogt" /></q-avatar>
    </q-toolbar>
  </q-header>
  <q-drawer :model-value="true" :width="220" :breakpoint="0" class="bg-grey-2">
    <div class="q-pa-md"><q-btn unelevated no-caps color="teal-7" icon="edit" label="Compose" padding="12px 24px" class="full-width" style="border-radius:14px" /></div>
    <q-list dense padding class="q-pr-sm">
      <q-item v-for="folder in folders" :key="folder.name" clickable :active="folder.active" active-class="bg-teal-1 text-teal-9 text-weight-bold" style="border-radius:0 22px 22px 0;min-height:38px">
        <q-item-section avatar style="min-width:40px"><q-icon :name="folder.icon" size="20px" /></q-item-section><q-item-section>{{ folder.name }}</q-item-section>
        <q-item-section v-if="folder.count" side><q-badge :color="folder.active ? 'teal-7' : 'grey-5'" rounded>{{ folder.count }}</q-badge></q-item-section>
      </q-item>
      <q-separator class="q-my-md" />
      <q-item-label header class="q-py-xs">Labels</q-item-label>
      <q-item v-for="label in labels" :key="label.name" clickable style="min-height:36px"><q-item-section avatar style="min-width:40px"><q-icon name="label" :color="label.color" size="20px" /></q-item-section><q-item-section>{{ label.name }}</q-item-section></q-item>
    </q-list>
    <div class="absolute-bottom q-pa-md text-caption text-grey-7"><div class="row q-mb-xs"><span>Storage</span><q-space /><span>11.2 of 15 GB</span></div><q-linear-progress :value="0.75" color="teal-7" rounded size="6px" /></div>
  </q-drawer>
  <q-page-container>
    <q-page class="row no-wrap q-pa-md q-pt-md" style="gap:16px;height:736px">
      <q-card flat bordered style="width:400px" class="column no-wrap">
        <q-toolbar class="q-px-sm"><q-checkbox :model-value="false" dense class="q-ml-sm" /><q-btn flat round dense icon="refresh" class="q-ml-sm" /><q-btn flat round dense icon="more_vert" /><q-space /><span class="text-caption text-grey-7">1–7 of 218</span><q-btn flat round dense icon="chevron_left" disable /><q-btn flat round dense icon="chevron_right" /></q-toolbar>
        <q-tabs model-value="main" dense no-caps align="justify" active-color="teal-7" indicator-color="teal-7" class="text-grey-7"><q-tab name="main" label="Main" /><q-tab name="news" label="Updates"><q-badge color="deep-orange" floating style="right:-22px;top:6px">6</q-badge></q-tab><q-tab name="all" label="Forums" /></q-tabs>
        <q-separator />
        <q-list separator class="col">
          <q-item v-for="mail in mails" :key="mail.subject" clickable :class="mail.open ? 'bg-teal-1' : ''">
            <q-item-section avatar top><q-avatar v-if="mail.seed" size="38px"><img :src="face(mail.seed)" :alt="mail.from" /></q-avatar><q-avatar v-else size="38px" :color="mail.tone" text-color="white">{{ mail.letter }}</q-avatar></q-item-section>
            <q-item-section><q-item-label lines="1" :class="{ 'text-weight-bold': mail.unread }">{{ mail.from }} <q-badge v-if="mail.label" outline :color="mail.color" class="q-ml-xs">{{ mail.label }}</q-badge></q-item-label><q-item-label lines="1" :class="{ 'text-weight-medium': mail.unread }">{{ mail.subject }}</q-item-label><q-item-label caption lines="1">{{ mail.text }}</q-item-label></q-item-section>
            <q-item-section side top><q-item-label caption>{{ mail.time }}</q-item-label><q-icon :name="mail.star ? 'star' : 'star_border'" :color="mail.star ? 'amber-7' : 'grey-5'" size="20px" class="q-mt-xs" /><q-icon v-if="mail.clip" name="attach_file" size="16px" /></q-item-section>
          </q-item>
        </q-list>
      </q-card>
      <q-card flat bordered class="col column no-wrap">
        <q-toolbar class="q-px-md"><q-btn flat round dense icon="archive" /><q-btn flat round dense icon="report" /><q-btn flat round dense icon="delete" /><q-separator vertical inset class="q-mx-sm" /><q-btn flat round dense icon="mark_email_unread" /><q-btn flat round dense icon="schedule" /><q-space /><q-btn flat round dense icon="print" /><q-btn flat round dense icon="open_in_new" /></q-toolbar>
        <q-separator />
        <q-card-section class="q-px-lg">
          <div class="row items-center"><h1 class="text-h5 q-ma-none">Oak boards for the March order</h1><q-chip dense color="deep-orange-1" text-color="deep-orange-9" class="q-ml-md">Suppliers</q-chip></div>
          <q-item class="q-px-none q-mt-sm"><q-item-section avatar><q-avatar size="44px"><img :src="face(21)" alt="Oskar Bielak" /></q-avatar></q-item-section><q-item-section><q-item-label class="text-weight-bold">Oskar Bielak <span class="text-caption text-grey-7">oskar@bielak-mill.example</span></q-item-label><q-item-label caption>to me, workshop</q-item-label></q-item-section><q-item-section side><q-item-label caption>Today, 10:42</q-item-label></q-item-section></q-item>
          <div class="text-body2 q-mt-sm" style="line-height:1.65">
            <p>Good morning Lena,</p><p>the mill can deliver 40 boards on Tuesday if we confirm by tomorrow noon. They have been dried for eleven months and are as straight as you asked for. I would keep six boards back for the library table.</p>
            <p>The price moved a little, see the sheet. Tell me whether you want the wider ones as well.</p><p>Best wishes,<br />Oskar</p></div>
          <q-banner rounded dense class="bg-amber-1 text-brown-9 q-mt-sm"><template #avatar><q-icon name="event" color="amber-9" /></template>Delivery on Tuesday, 18 March was found in this mail.<template #action><q-btn flat dense no-caps color="brown-8" label="Add to calendar" /></template></q-banner>
          <div class="row q-mt-md" style="gap:12px"><q-card v-for="file in files" :key="file.name" flat bordered class="row items-center no-wrap q-pa-sm" style="width:208px"><q-avatar rounded :color="file.color" text-color="white" :icon="file.icon" size="36px" /><div class="q-ml-sm col"><div class="text-caption text-weight-medium ellipsis">{{ file.name }}</div><div class="text-caption text-grey-6">{{ file.size }}</div></div><q-btn flat round dense size="sm" icon="download" /></q-card></div>
        </q-card-section>
        <q-space />
        <q-card-actions class="q-px-lg q-pb-md"><q-btn outline no-caps rounded color="teal-7" icon="reply" label="Reply" padding="6px 18px" /><q-btn outline no-caps rounded color="grey-7" icon="forward" label="Forward" padding="6px 18px" class="q-ml-sm" /></q-card-actions>
      </q-card>
    </q-page>
  </q-page-container>
</q-layout>`;

createApp({
  template,
  setup: () => ({
    folders,
    labels,
    mails,
    face: (seed: number) => drawPicture('face', seed, 88, 88),
    files: [
      { name: 'boards-march.xlsx', size: '38 kB', icon: 'table_chart', color: 'green-7' },
      { name: 'delivery-note.pdf', size: '112 kB', icon: 'picture_as_pdf', color: 'red-6' },
    ],
  }),
})
  .use(quasar.Quasar, { components: quasar, directives: quasar })
  .mount('#root');

import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import '@varlet/ui/es/style.mjs';
import Varlet, { StyleProvider, Themes } from '@varlet/ui';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const mails = [
  {
    from: 'Elif Aksoy',
    subject: 'Plans for the roof garden',
    text: 'I moved the herbs next to the kitchen door, have a',
    time: '11:20',
    seed: 451,
    unread: true,
    chip: 'Work',
  },
  {
    from: 'Harbour Theatre',
    subject: 'Your seats for Friday',
    text: 'Row 7, seats 12 and 13. Doors open at 19:30',
    time: '10:02',
    color: '#7b5cd6',
    unread: true,
    star: true,
  },
  {
    from: 'Mikkel',
    subject: 'Re: Canoe weekend',
    text: 'Count me in! I can bring the small tent and two',
    time: '09:41',
    seed: 456,
    chip: 'Friends',
  },
  {
    from: 'Payroll',
    subject: 'Payslip for March',
    text: 'The document is in your safe. It stays there for',
    time: '08:15',
    color: '#00897b',
  },
  {
    from: 'Dr Novak',
    subject: 'Reminder: 24 March, 8:30',
    text: 'Please bring your insurance card and come ten',
    time: 'Yesterday',
    seed: 462,
    star: true,
  },
  {
    from: 'Bokhandel',
    subject: 'A book is waiting for you',
    text: '“The quiet coast” arrived. We keep it until',
    time: 'Yesterday',
    color: '#e4572e',
  },
  {
    from: 'Grandpa',
    subject: 'Photos from the attic',
    text: 'Look what I found between the winter coats! You',
    time: 'Mon',
    seed: 468,
    chip: 'Family',
  },
];

const template = `
<div class="page">
  <header class="top"><var-input variant="outlined" placeholder="Search in mail" :hint="false" class="find" size="small" readonly><template #prepend-icon><var-icon name="menu" :size="22" /></template><template #append-icon><var-avatar :size="32" :src="me" /></template></var-input></header>
  <div class="chips"><var-chip type="primary" size="small">Unread<template #left><var-icon name="check" :size="16" /></template></var-chip><var-chip plain size="small">With files</var-chip><var-chip plain size="small">Starred</var-chip><var-chip plain size="small">Last week</var-chip></div>
  <div class="label"><span>Inbox</span><small>2 new of 148</small></div>
  <main><div v-for="m in mails" :key="m.subject" class="mail" data-truth="group"><var-avatar :size="44" v-if="m.seed" :src="face(m.seed)" /><var-avatar v-else :size="44" :color="m.color">{{ m.from[0] }}</var-avatar><div class="mid" :class="{ unread: m.unread }"><b>{{ m.from }}</b><strong>{{ m.subject }}</strong><p>{{ m.text }}</p><var-chip v-if="m.chip" size="mini" plain type="info">{{ m.chip }}</var-chip></div><div class="end"><small>{{ m.time }}</small><var-icon :name="m.star ? 'star' : 'star-outline'" :size="22" :color="m.star ? '#f4b400' : '#8a8f98'" /></div></div></main>
  <var-fab data-truth="button" v-model:active="fab" inactive-icon="plus" type="primary" :bottom="92" :right="18" :fixed="false" class="fab" />
  <var-bottom-navigation data-truth="nav" v-model:active="tab" border class="nav"><var-bottom-navigation-item label="Mail" icon="email-outline" badge /><var-bottom-navigation-item label="Chat" icon="message-text-outline" /><var-bottom-navigation-item label="Calendar" icon="calendar-month-outline" /><var-bottom-navigation-item label="People" icon="account-circle-outline" /></var-bottom-navigation>
</div>`;

const style = document.createElement('style');
style.textContent = `
:root{--font-family:Roboto,sans-serif}*{box-sizing:border-box}body{margin:0;font-family:Roboto,sans-serif;background:#fdfcff;color:#1a1c1e}input,button{font-family:inherit}.page{height:844px;overflow:hidden;position:relative}.top{padding:12px 16px 6px}.find{--field-decorator-outlined-normal-border-radius:28px;--field-decorator-outlined-small-border-radius:28px}.find .var-icon{margin-right:10px}.chips{display:flex;gap:8px;padding:6px 16px}.label{display:flex;justify-content:space-between;padding:8px 20px 2px;font-size:13px;color:#44474e;font-weight:500}.mail{display:flex;gap:14px;padding:10px 18px}.mid{flex:1;min-width:0;line-height:1.35}.mid b,.mid strong{display:block;font-weight:400}.mid b{font-size:16px}.mid strong{font-size:14px}.mid p{margin:0;font-size:14px;color:#5d6068;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.unread b,.unread strong{font-weight:700}.mid .var-chip{margin-top:4px}.end{text-align:right;display:flex;flex-direction:column;align-items:end;gap:8px}.end small{font-size:12px;color:#5d6068}.nav{position:absolute;left:0;right:0;bottom:0;width:100%}.fab{position:absolute!important;right:18px;bottom:92px}`;
document.head.append(style);
StyleProvider(Themes.md3Light);

createApp({
  template,
  setup: () => ({
    mails,
    fab: ref(false),
    tab: ref(0),
    me: drawPicture('face', 470, 64, 64),
    face: (seed: number) => drawPicture('face', seed, 88, 88),
  }),
})
  .use(Varlet)
  .mount('#root');

for (const icon of document.querySelectorAll<HTMLElement>('.var-icon')) {
  const name = /var-icon-(?!-)([a-z-]+)/.exec(icon.className.replace(/var-icon-set/g, ''))?.[1];
  if (name) icon.dataset['truthName'] = name;
}

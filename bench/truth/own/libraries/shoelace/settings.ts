import { drawPicture } from '../../shared/draw-picture.ts';
import { show } from './frame.ts';
import './settings.css';

const menu = [
  ['person', 'Profile', ''],
  ['bell', 'Notifications', '3'],
  ['palette', 'Look', ''],
  ['shield-lock', 'Security', ''],
  ['credit-card', 'Plan and bills', ''],
  ['people', 'Team', '12'],
  ['key', 'Keys', ''],
];
const rows = [
  ['New message', 'Somebody writes to you directly', true, true],
  ['Mentions', 'Your name is used in a room', true, false],
  ['Weekly summary', 'Every Monday at eight', false, true],
] as const;

await show(`<div class="app"><aside class="side"><div class="row" style="padding:0 10px 20px;gap:10px"><svg data-truth="logo" aria-label="Roomy" width="30" height="30" viewBox="0 0 30 30"><rect width="30" height="30" rx="8" fill="#0284c7"/><path d="M8 22V11l7-5 7 5v11h-5v-6h-4v6z" fill="#fff"/></svg><b style="color:#111;font-size:18px">Roomy</b></div><nav><sl-menu>${menu.map(([icon, label, count], index) => `<sl-menu-item ${index === 1 ? 'style="background:var(--sl-color-primary-100);border-radius:6px"' : ''}><sl-icon slot="prefix" name="${icon}" style="margin-right:10px"></sl-icon>${label}${count ? `<sl-badge slot="suffix" pill variant="${index === 1 ? 'primary' : 'neutral'}">${count}</sl-badge>` : ''}</sl-menu-item>`).join('')}</sl-menu></nav><div class="row" style="margin-top:auto;padding:0 10px;gap:10px"><sl-avatar style="--size:36px" image="${drawPicture('face', 27, 72, 72)}" label="Ewa Nowak"></sl-avatar><div class="small"><b>Ewa Nowak</b><div class="muted">Free plan</div></div></div></aside>
<main class="pane"><sl-breadcrumb><sl-breadcrumb-item><sl-icon slot="prefix" name="gear"></sl-icon>Settings</sl-breadcrumb-item><sl-breadcrumb-item>Notifications</sl-breadcrumb-item></sl-breadcrumb><div class="row" style="margin:10px 0 4px"><h1 style="font-size:28px">Notifications</h1><div class="end row" style="gap:8px"><sl-button>Reset</sl-button><sl-button variant="primary">Save changes</sl-button></div></div>
<sl-tab-group><sl-tab slot="nav" panel="a">General</sl-tab><sl-tab slot="nav" panel="b">Email</sl-tab><sl-tab slot="nav" panel="c">Phone <sl-badge variant="warning" pill style="margin-left:6px">New</sl-badge></sl-tab><sl-tab slot="nav" panel="d">Quiet hours</sl-tab><sl-tab-panel name="a"></sl-tab-panel></sl-tab-group>
<div style="display:grid;grid-template-columns:1.35fr 1fr;gap:22px"><sl-card><div slot="header" class="row"><h3 style="font-size:16px">What and where</h3><span class="end small muted row" style="gap:34px;padding-right:4px"><span>Email</span><span>Push</span></span></div>${rows.map(([title, text, mail, push], index) => `${index ? '<sl-divider style="--spacing:14px"></sl-divider>' : ''}<div class="row"><div><b>${title}</b><p class="small muted">${text}</p></div><span class="end row" style="gap:28px"><sl-switch ${mail ? 'checked' : ''} aria-label="Email"></sl-switch><sl-switch ${push ? 'checked' : ''} aria-label="Push"></sl-switch></span></div>`).join('')}<sl-divider style="--spacing:16px"></sl-divider><sl-radio-group label="How often do you want emails?" value="hour" help-text="Urgent messages are always sent at once"><sl-radio-button value="now">At once</sl-radio-button><sl-radio-button value="hour">Every hour</sl-radio-button><sl-radio-button value="day">Once a day</sl-radio-button></sl-radio-group></sl-card>
<div style="display:grid;gap:16px;align-content:start"><sl-card><div style="display:grid;gap:16px"><sl-range label="Volume of the chime" value="35" help-text="35 %" style="--track-color-active:var(--sl-color-primary-600)"></sl-range><sl-select label="Sound" value="drop"><sl-icon slot="prefix" name="music-note-beamed"></sl-icon><sl-option value="drop">Water drop</sl-option></sl-select><div class="two"><sl-input type="time" label="Quiet from" value="21:30" size="small"></sl-input><sl-input type="time" label="until" value="07:00" size="small"></sl-input></div></div></sl-card>
<sl-card><b>Devices</b>${[
  ['laptop', 'Laptop', 'Active now', 'success'],
  ['phone', 'Phone', '2 hours ago', 'neutral'],
  ['tv', 'Meeting room', 'Muted', 'warning'],
]
  .map(
    ([icon, name, state, tone]) =>
      `<div class="row small" style="margin-top:12px"><sl-icon name="${icon}" style="font-size:20px"></sl-icon>${name}<sl-tag class="end" size="small" variant="${tone}">${state}</sl-tag></div>`,
  )
  .join('')}</sl-card></div></div>
<sl-alert open variant="primary" style="margin-top:20px"><sl-icon slot="icon" name="info-circle"></sl-icon>Your browser blocks push messages. <a href="#">Show me how to allow them</a></sl-alert></main></div>`);

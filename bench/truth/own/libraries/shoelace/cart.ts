import { drawPicture } from '../../shared/draw-picture.ts';
import './cart.css';
import { show } from './frame.ts';

const goods = [
  ['Steinzeugschale', 'Sand, 18 cm', 2, '48,00', 15],
  ['Leinenschürze', 'Tinte, eine Größe', 1, '39,00', 36],
  ['Löffel aus Olivenholz', 'Zwei Stück', 1, '14,50', 24],
] as const;
document.documentElement.lang = 'de';
await show(`<div class="phone">
<header class="bar row" style="gap:4px"><sl-icon-button name="chevron-left" label="Zurück" style="font-size:20px"></sl-icon-button><h1 style="font-size:18px">Warenkorb</h1><sl-badge pill variant="neutral" style="margin-left:8px">4</sl-badge><sl-icon-button class="end" name="heart" label="Merkliste" style="font-size:20px"></sl-icon-button></header>
<main style="padding:12px;display:grid;gap:10px"><sl-alert variant="success" open style="font-size:14px"><sl-icon slot="icon" name="truck"></sl-icon>Noch 8,50 € bis zum Gratisversand<sl-progress-bar value="86" style="--height:6px;--indicator-color:var(--sl-color-success-600);margin-top:8px"></sl-progress-bar></sl-alert>
${goods.map(([name, note, count, price, seed]) => `<article class="line"><img width="84" height="82" alt="${name}" src="${drawPicture('goods', seed, 420, 410)}"><div style="flex:1"><div class="row" style="gap:4px;align-items:flex-start"><div><h2 style="font-size:15px">${name}</h2><p class="small muted">${note}</p></div><sl-icon-button class="end" name="trash" label="Entfernen" style="margin-top:-6px"></sl-icon-button></div><div class="row" style="margin-top:8px"><sl-button-group label="Menge"><sl-button size="small"><sl-icon name="dash-lg" label="Weniger"></sl-icon></sl-button><sl-button size="small">${count}</sl-button><sl-button size="small"><sl-icon name="plus-lg" label="Mehr"></sl-icon></sl-button></sl-button-group><b class="end">${price} €</b></div></div></article>`).join('')}
<div class="row" style="gap:8px"><sl-input placeholder="Gutscheincode" value="KERAMIK5" style="flex:1"><sl-icon slot="prefix" name="tag"></sl-icon></sl-input><sl-button variant="neutral" outline>Einlösen</sl-button></div></main>
<footer class="sum"><div class="row small" style="margin-bottom:8px"><span class="muted">Zwischensumme</span><span class="end">101,50 €</span></div><div class="row small" style="margin-bottom:8px"><span class="muted">Gutschein <sl-tag size="small" variant="success" style="margin-left:6px">KERAMIK5</sl-tag></span><span class="end" style="color:var(--sl-color-success-700)">−5,00 €</span></div><div class="row small"><span class="muted">Versand</span><span class="end">4,90 €</span></div><sl-divider style="--spacing:14px"></sl-divider><div class="row" style="margin-bottom:16px"><b>Summe</b><span class="end"><b style="font-size:22px">101,40 €</b></span></div><sl-button variant="primary" size="large" style="width:100%"><sl-icon slot="prefix" name="credit-card"></sl-icon>Zur Kasse</sl-button><p class="small muted" style="text-align:center;margin-top:12px"><sl-icon name="shield-lock" style="vertical-align:-2px"></sl-icon> Sicher bezahlen, 30 Tage Rückgabe</p></footer></div>`);

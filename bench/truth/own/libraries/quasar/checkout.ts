import '@fontsource/rubik/400.css';
import '@fontsource/rubik/500.css';
import '@fontsource/rubik/600.css';
import '@quasar/extras/material-icons/material-icons.css';
import 'quasar/dist/quasar.css';
import * as quasar from 'quasar';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const lines = [
  { name: 'Stoneware jug', note: 'Moss green, 1.2 l', price: '€ 48.00', count: 1, seed: 3 },
  { name: 'Breakfast bowl', note: 'Sand, set of two', price: '€ 39.00', count: 2, seed: 8 },
  { name: 'Linen napkin', note: 'Rust', price: '€ 11.50', count: 4, seed: 17 },
];

const template = `
<q-layout view="hHh lpr fff" style="background:#faf6f1">
  <q-header style="background:#3b2f2a"><q-toolbar style="height:60px" class="q-px-lg"><q-icon name="local_florist" size="28px" color="orange-3" data-truth="logo" /><q-toolbar-title class="text-weight-medium">Clay &amp; Linen</q-toolbar-title><q-btn flat no-caps icon="lock" label="Secure checkout" size="sm" /><q-btn flat round icon="shopping_bag"><q-badge color="orange-8" floating>7</q-badge></q-btn></q-toolbar></q-header>
  <q-page-container><q-page class="q-px-lg q-py-md">
    <q-breadcrumbs class="text-brown-5" active-color="brown-9" gutter="xs"><q-breadcrumbs-el label="Shop" icon="storefront" /><q-breadcrumbs-el label="Bag" /><q-breadcrumbs-el label="Checkout" /></q-breadcrumbs>
    <h1 class="text-h5 text-weight-medium q-my-md">Checkout</h1>
    <q-stepper :model-value="2" flat bordered header-nav active-color="orange-9" done-color="green-7" header-class="text-weight-medium" style="border-radius:16px;background:#fff">
      <q-step :name="1" title="Contact" icon="person" done /><q-step :name="2" title="Delivery" icon="local_shipping">
        <div class="row q-col-gutter-md">
          <div class="col-6"><q-input outlined dense label="First name" model-value="Amélie" /></div><div class="col-6"><q-input outlined dense label="Last name" model-value="Fournier" /></div>
          <div class="col-8"><q-input outlined dense label="Street and number" model-value="14 Rue des Potiers"><template #prepend><q-icon name="home" /></template></q-input></div>
          <div class="col-4"><q-input outlined dense label="Postcode" model-value="3100" error error-message="Five digits, please" bottom-slots /></div>
          <div class="col-6"><q-input outlined dense label="Town" model-value="Toulouse" /></div>
          <div class="col-6"><q-select outlined dense label="Country" model-value="France" :options="['France']" color="orange-9" /></div>
        </div>
        <div class="text-subtitle2 q-mt-md q-mb-sm">How shall we send it?</div>
        <q-list bordered separator style="border-radius:12px;overflow:hidden">
          <q-item tag="label" class="bg-orange-1"><q-item-section avatar><q-radio :model-value="1" :val="1" color="orange-9" /></q-item-section><q-item-section><q-item-label>Pick-up point</q-item-label><q-item-label caption>Tomorrow from 14:00, 400 m from you</q-item-label></q-item-section><q-item-section side><q-badge color="green-7">Free</q-badge></q-item-section></q-item>
          <q-item tag="label"><q-item-section avatar><q-radio :model-value="1" :val="2" /></q-item-section><q-item-section><q-item-label>Home delivery</q-item-label><q-item-label caption>Wednesday, 19 March</q-item-label></q-item-section><q-item-section side>€ 5.90</q-item-section></q-item>
          <q-item tag="label"><q-item-section avatar><q-radio :model-value="1" :val="3" /></q-item-section><q-item-section><q-item-label>Bicycle courier</q-item-label><q-item-label caption>Today before 20:00</q-item-label></q-item-section><q-item-section side>€ 9.50</q-item-section></q-item>
        </q-list>
        <div class="row items-center q-mt-sm"><q-toggle :model-value="true" color="orange-9" label="Gift wrapping (€ 3.00)" /><q-space /><q-checkbox :model-value="true" color="orange-9" label="Invoice to this address" /></div>
      </q-step><q-step :name="3" title="Payment" icon="credit_card" /><q-step :name="4" title="Review" icon="fact_check" />
    </q-stepper>
    <q-card flat bordered class="q-mt-md" style="border-radius:16px">
      <q-list separator><q-item v-for="line in lines" :key="line.name" class="q-py-sm"><q-item-section avatar><q-img :src="goods(line.seed)" width="52px" height="52px" style="border-radius:10px" no-transition :alt="line.name" /></q-item-section><q-item-section><q-item-label class="text-weight-medium">{{ line.name }}</q-item-label><q-item-label caption>{{ line.note }}</q-item-label></q-item-section>
        <q-item-section side><div class="row items-center no-wrap text-brown-9"><q-btn outline round dense size="xs" icon="remove" /><span class="q-mx-sm">{{ line.count }}</span><q-btn outline round dense size="xs" icon="add" /></div></q-item-section><q-item-section side style="width:84px" class="text-brown-10 text-weight-medium">{{ line.price }}</q-item-section></q-item></q-list>
      <q-separator /><q-card-section class="row items-center q-py-sm"><q-input dense filled placeholder="Voucher code" style="width:190px"><template #append><q-btn flat dense no-caps color="orange-9" label="Apply" /></template></q-input><q-space /><div class="text-right q-mr-lg"><div class="text-caption text-grey-7">Total with tax</div><div class="text-h6 text-weight-medium">€ 172.00</div></div><q-btn unelevated no-caps color="orange-9" size="lg" label="To payment" icon-right="arrow_forward" style="border-radius:12px" /></q-card-section>
    </q-card>
  </q-page></q-page-container>
</q-layout>`;

const style = document.createElement('style');
style.textContent = `body{font-family:Rubik,sans-serif;font-size:14px;color:#3b2f2a}`;
document.head.append(style);

createApp({ template, setup: () => ({ lines, goods: (seed: number) => drawPicture('goods', seed, 104, 104) }) })
  .use(quasar.Quasar, { components: quasar, directives: quasar })
  .mount('#root');

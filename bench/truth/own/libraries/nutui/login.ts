import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import '@fontsource/poppins/700.css';
import '@nutui/nutui/dist/style.css';
import { Eye, Fingerprint, KeyRound, Mail, Sprout } from '@lucide/vue';
import NutUI from '@nutui/nutui';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const template = `
<div class="page">
  <div class="hero" :style="{ backgroundImage: 'linear-gradient(180deg,#0b3d2e33,#0b3d2ecc),url(' + picture + ')' }" data-truth="section"><span class="logo" data-truth="logo"><Sprout :size="30" />Plotshare</span><h1>A garden bed<br />around the corner</h1><p>4,200 neighbours grow together.</p></div>
  <main class="sheet"><nut-radio-group v-model="mode" direction="horizontal" class="mode"><nut-radio data-truth="button" label="in" shape="button">Sign in</nut-radio><nut-radio data-truth="button" label="up" shape="button">Create account</nut-radio></nut-radio-group>
    <nut-form><nut-form-item label="Email" label-position="top"><nut-input v-model="mail" clearable type="text"><template #left><Mail :size="18" /></template></nut-input></nut-form-item><nut-form-item label="Password" label-position="top"><nut-input v-model="word" type="password"><template #left><KeyRound :size="18" /></template><template #right><Eye :size="18" /></template></nut-input></nut-form-item></nut-form>
    <div class="row"><nut-checkbox data-truth="checkbox" v-model="keep" icon-size="18">Stay signed in</nut-checkbox><a href="#f">Forgot it?</a></div>
    <nut-button data-truth="button" type="primary" block size="large" color="#1f8a5b" class="go">Sign in</nut-button>
    <nut-divider class="or">or</nut-divider>
    <div class="two"><nut-button data-truth="button" plain type="default"><template #icon><Fingerprint :size="18" /></template>Fingerprint</nut-button><nut-button data-truth="button" plain type="default"><template #icon><Mail :size="18" /></template>Mail a link</nut-button></div>
    <nut-noticebar data-truth="alert" text="Sowing day: 38 beds are free" :scrollable="false" background="#fff6e0" color="#8a5b00" class="news" />
    <p class="legal">By signing in you accept our <a href="#t">terms</a> and <a href="#p">privacy notes</a>.</p></main>
</div>`;

const style = document.createElement('style');
style.textContent = `
*{box-sizing:border-box}:root{--nut-primary-color:#1f8a5b;--nut-primary-color-end:#35b37a;--nut-radio-label-button-border-color:#1f8a5b;--nut-radio-label-button-background:#e5f4ec}body{margin:0;font-family:Poppins,sans-serif!important;color:#12261d}button,input,.nut-cell,.nut-radio,.nut-checkbox,.nut-form-item__label,.nut-divider,.nut-noticebar{font-family:Poppins,sans-serif!important}.page{height:844px;overflow:hidden;background:#fff}.hero{height:322px;background-size:cover;background-position:center;color:#fff;padding:28px 28px 0}.logo{display:flex;gap:10px;align-items:center;font-weight:700;font-size:20px}h1{font-size:30px;line-height:1.2;margin:84px 0 6px;font-weight:700}.hero p{margin:0;opacity:.9}
.sheet{position:relative;background:#fff;border-radius:28px 28px 0 0;margin-top:-28px;padding:24px 24px 0}.mode{display:grid!important;grid-template-columns:1fr 1fr;gap:10px}.mode .nut-radio{margin:0!important;display:block}.mode .nut-radio__button{display:block;text-align:center;padding:10px 0;border-radius:12px;font-size:14px;font-weight:500;width:100%}.nut-cell-group__wrap{box-shadow:none;margin:8px 0 0}.nut-form-item.nut-cell{padding:6px 0;box-shadow:none}.nut-form-item.nut-cell::after,.nut-cell::after{display:none!important}.nut-form-item__label{font-weight:500;font-size:13px!important;color:#5c6f65!important}.nut-input{border:1px solid #d3ddd7!important;border-radius:14px;padding:12px 14px!important;color:#1f8a5b}.row{display:flex;justify-content:space-between;align-items:center;margin:8px 0 16px;font-size:14px}a{color:#1f8a5b;font-weight:600;text-decoration:none}.go{border-radius:16px!important;font-weight:600!important;height:52px!important}.or{margin:14px 0!important;color:#8b9a92!important}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}.two .nut-button{height:46px;border-radius:14px;border-color:#d3ddd7;color:#12261d}.nut-noticebar{margin-top:16px}.nut-noticebar__page{border-radius:12px}.legal{text-align:center;font-size:12px;color:#8b9a92;margin:12px 0 0}`;
document.head.append(style);

createApp({
  template,
  components: { Eye, Fingerprint, KeyRound, Mail, Sprout },
  setup: () => ({
    mode: ref('in'),
    mail: ref('jule@plotshare.example'),
    word: ref('tomatoes7'),
    keep: ref(true),
    picture: drawPicture('landscape', 108, 480, 352),
  }),
})
  .use(NutUI)
  .mount('#root');

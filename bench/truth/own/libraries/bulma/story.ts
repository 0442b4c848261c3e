import 'bulma/css/bulma.css';
import 'remixicon/fonts/remixicon.css';
import '@fontsource/dm-sans/400.css';
import '@fontsource/dm-sans/500.css';
import '@fontsource/dm-sans/700.css';
import '@fontsource/lora/400.css';
import '@fontsource/lora/400-italic.css';
import '@fontsource/lora/600.css';
import '@fontsource/lora/700.css';
import { drawPicture } from '../../shared/draw-picture.ts';
import './story.css';

const more = [
  ['The baker who starts at two', 'People · 7 min', 'room', 9],
  ['Twelve bridges in one morning', 'Walks · 4 min', 'landscape', 17],
  ['A table made of a door', 'Craft · 5 min', 'room', 26],
] as const;

document.body.innerHTML = `
<header><nav class="navbar has-shadow is-flex is-align-items-center px-4" style="min-height:56px"><button class="button is-ghost px-0" aria-label="Menu"><i class="ri-menu-line ri-xl has-text-dark"></i></button><svg data-truth="logo" aria-label="Harbour Letter" class="mx-auto" width="150" height="26" viewBox="0 0 150 26"><text x="75" y="20" text-anchor="middle" font-family="Lora" font-weight="700" font-size="20" fill="#1b1b1b">Harbour Letter</text></svg><button class="button is-ghost px-0" aria-label="Search"><i class="ri-search-line ri-xl has-text-dark"></i></button></nav>
<div class="tabs is-small mb-0"><ul><li><a href="#">Today</a></li><li class="is-active"><a href="#">People</a></li><li><a href="#">Walks</a></li><li><a href="#">Craft</a></li><li><a href="#">Food</a></li><li><a href="#">Letters</a></li></ul></div></header>
<main><article>
  <figure class="image"><img style="width:100%" alt="The workshop in the morning" src="${drawPicture('room', 6, 780, 480)}"></figure>
  <div class="px-4 pt-4 story">
    <div class="tags mb-3" style="font-family:'DM Sans'"><span class="tag is-link is-light">People</span><span class="tag is-light">Long read</span></div>
    <h1 class="title is-3 mb-3">She mends the clocks that nobody else will open</h1>
    <div class="media is-align-items-center mb-4" style="font-family:'DM Sans';line-height:1.3"><div class="media-left mr-3"><figure class="image is-48x48"><img class="is-rounded" alt="Oskar Brandt" src="${drawPicture('face', 22, 96, 96)}"></figure></div><div class="media-content"><p class="is-size-6 has-text-weight-bold has-text-strong">Oskar Brandt</p><p class="is-size-7 has-text-grey">3 May 2026 · 9 min read</p></div><div class="media-right"><button class="button is-small is-rounded is-link is-outlined">Follow</button></div></div>
    <p class="lead mb-4">Every clock in Marta Ilves’ shop shows another time. She does not mind. “When they all agree,” she says, “I have nothing left to do.” The room smells of oil, cold coffee and old wood.</p>
    <h2 class="title is-5 mt-5 mb-3">A drawer for each decade</h2>
    <p class="mb-4">Behind the counter stands a cabinet with <em>forty-two drawers</em>. Springs from the fifties, glass from the sixties, and a tin of screws that fit <a href="#">exactly one maker</a> from the north of the country.</p>
    <div class="message is-link"><div class="message-body py-3 is-size-6"><i>“A clock is never broken. It is waiting for someone patient.”</i></div></div>
    <figure class="mb-4"><img alt="The harbour" style="border-radius:8px;display:block;width:100%" src="${drawPicture('landscape', 50, 716, 420)}"><figcaption class="is-size-7 has-text-grey mt-2" style="font-family:'DM Sans'">The harbour, seen from the shop’s only window.</figcaption></figure>
    <p class="mb-4">Most people bring in a clock after a funeral. They want to hear it again. Marta writes the name of the owner on a small card, and below it the sound they remember.</p>
    <ul class="content ml-5 mb-5" style="list-style:disc"><li>Repairs take three to nine weeks</li><li>Visits on Tuesday and Friday</li><li>No watches with batteries</li></ul>
  </div>
  <div class="px-4 pb-4"><div class="box has-background-warning-light"><p class="title is-6 mb-2">Get one story a week</p><p class="is-size-7 mb-3">Short letters from people who make things. No ads.</p><div class="field has-addons mb-0"><div class="control is-expanded"><input class="input" placeholder="Email address"></div><div class="control"><button class="button is-link">Sign up</button></div></div></div></div>
  <section class="px-4 pb-5"><p class="menu-label">Read next</p>${more.map(([title, note, kind, seed], index) => `<div class="media ${index ? '' : 'pt-0'}"><div class="media-content"><p class="has-text-weight-bold has-text-strong" style="font-family:Lora">${title}</p><p class="is-size-7 has-text-grey mt-1">${note}</p></div><div class="media-right"><figure class="image is-64x64"><img alt="" style="border-radius:6px;height:64px" src="${drawPicture(kind, seed, 128, 128)}"></figure></div></div>`).join('')}</section>
</article></main>
<footer class="has-background-white" style="border-top:1px solid #e5e5e5"><nav class="is-flex is-justify-content-space-around py-2 is-size-7 has-text-centered">${[
  ['heart-3-line', '248'],
  ['chat-3-line', '31'],
  ['bookmark-fill', 'Saved'],
  ['font-size', 'Text'],
  ['share-forward-line', 'Share'],
]
  .map(
    ([icon, label]) =>
      `<a class="has-text-grey-dark" href="#"><span class="icon is-flex mx-auto"><i class="ri-${icon} ri-lg ${icon === 'bookmark-fill' ? 'has-text-link' : ''}"></i></span>${label}</a>`,
  )
  .join('')}</nav></footer>`;

import 'bulma/css/bulma.css';
import 'remixicon/fonts/remixicon.css';
import '@fontsource/nunito/400.css';
import '@fontsource/nunito/600.css';
import '@fontsource/nunito/700.css';
import '@fontsource/nunito/800.css';
import { drawPicture } from '../../shared/draw-picture.ts';
import './travel.css';

const tours = [
  ['Fjord and glacier walk', 'Norway', '8 days', '1,290', '4.9', '312', 'Bestseller', 107],
  ['Olive roads by bike', 'Greece', '6 days', '780', '4.8', '198', 'New', 16],
  ['Night train to the lakes', 'Slovenia', '5 days', '640', '4.7', '154', '', 8],
  ['Islands under sail', 'Croatia', '7 days', '1,120', '4.9', '276', '−15 %', 71],
] as const;
const reasons = [
  ['ri-leaf-line', 'Travel by land', 'Nine of ten of our routes need no plane. We book the trains and the ferries.'],
  ['ri-team-line', 'Small groups', 'Never more than twelve people, always with a guide who lives there.'],
  ['ri-refund-2-line', 'Change your mind', 'Cancel up to 14 days before you leave and get every cent back.'],
  ['ri-customer-service-2-line', 'Someone picks up', 'Call us day and night while you are away. A person answers.'],
];
const field = (label: string, icon: string, value: string) =>
  `<div class="column"><label class="label is-small">${label}</label><div class="control has-icons-left"><input class="input" value="${value}"><span class="icon is-left"><i class="${icon}"></i></span></div></div>`;
const faces = [7, 18, 29, 40]
  .map(
    (seed, index) =>
      `<figure class="image is-48x48" style="margin-left:${index ? -14 : 0}px"><img class="is-rounded" alt="" style="border:3px solid #fff" src="${drawPicture('face', seed, 96, 96)}"></figure>`,
  )
  .join('');

document.body.innerHTML = `
<section class="hero cover" data-truth="image" style="background-image:url(${drawPicture('landscape', 28, 1440, 620)})">
  <nav class="navbar"><div class="navbar-brand"><a class="navbar-item is-size-4 has-text-weight-bold" href="#"><svg data-truth="logo" aria-label="Slowroad" width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="#fff"/><path d="M6 23 14 11l5 7 3-4 6 9z" fill="#0f9378"/></svg><span class="ml-2">Slowroad</span></a></div>
    <div class="navbar-menu"><div class="navbar-start ml-5"><a href="#" class="navbar-item">Trips</a><a href="#" class="navbar-item">Regions</a><a href="#" class="navbar-item">Guides</a><a href="#" class="navbar-item">Journal</a></div><div class="navbar-end"><div class="navbar-item"><div class="buttons"><a href="#" class="button is-white is-outlined">Sign in</a><a href="#" class="button is-primary">Plan a trip</a></div></div></div></div></nav>
  <div class="hero-body"><div class="container has-text-centered"><p class="subtitle is-6 has-text-white has-text-weight-bold mb-3" style="letter-spacing:3px">SUMMER 2026</p><h1 class="title is-1 has-text-white" style="font-size:64px">See more by going slower</h1><p class="subtitle is-4 has-text-white">Small group trips by train, boat, bike and on foot</p></div></div>
</section>
<main class="container">
  <div class="box search"><div class="columns is-vcentered">${field('Where to', 'ri-map-pin-line', 'Anywhere in Europe')}${field('When', 'ri-calendar-line', '6 – 14 June')}${field('Travellers', 'ri-group-line', '2 adults')}<div class="column is-narrow"><label class="label is-small">&nbsp;</label><button class="button is-primary"><span class="icon"><i class="ri-search-line"></i></span><span>Search</span></button></div></div></div>
  <section class="section px-0"><div class="level"><div class="level-left"><div><h2 class="title is-3">Trips people talk about</h2><p class="subtitle is-6 has-text-grey">Chosen by 3,480 travellers this spring</p></div></div><div class="level-right"><div class="buttons has-addons"><button class="button is-selected is-primary">All</button><button class="button">Walking</button><button class="button">Cycling</button><button class="button">Sailing</button></div></div></div>
  <div class="columns">${tours.map(([title, place, days, price, score, count, tag, seed]) => `<div class="column"><article class="card tour"><div class="card-image"><figure class="image is-4by3"><img alt="${title}" src="${drawPicture('landscape', seed, 660, 496)}"></figure>${tag ? `<span class="tag is-warning has-text-weight-bold">${tag}</span>` : ''}<button class="button is-small is-rounded heart" aria-label="Save"><i class="ri-heart-line"></i></button></div><div class="card-content p-4"><div class="is-flex is-justify-content-space-between is-size-7 has-text-grey mb-2"><span><i class="ri-map-pin-2-line"></i> ${place}</span><span><i class="ri-time-line"></i> ${days}</span></div><h3 class="title is-5 mb-3">${title}</h3><div class="is-flex is-justify-content-space-between is-align-items-center"><span class="is-size-7"><i class="ri-star-fill stars"></i> <b>${score}</b> (${count})</span><span>from <b class="is-size-5 has-text-primary">€ ${price}</b></span></div></div></article></div>`).join('')}</div></section>
  <section class="section px-0"><div class="columns is-vcentered is-8"><div class="column is-5"><figure class="image"><img style="border-radius:20px" alt="A hut at a lake" src="${drawPicture('landscape', 115, 560, 420)}"></figure></div><div class="column"><span class="tag is-primary is-light is-rounded mb-4">Why Slowroad</span><h2 class="title is-3">The way there is half of the holiday</h2><div class="columns is-multiline">${reasons.map(([icon, title, text]) => `<div class="column is-6"><div class="media"><div class="media-left"><span class="icon is-large has-background-primary-light has-text-primary" style="border-radius:12px"><i class="${icon} ri-xl"></i></span></div><div class="media-content"><h3 class="has-text-weight-bold has-text-strong">${title}</h3><p class="is-size-6 has-text-grey">${text}</p></div></div></div>`).join('')}</div><div class="is-flex is-align-items-center mt-4">${faces}<div class="ml-4"><div class="stars">${'<i class="ri-star-fill"></i>'.repeat(4)}<i class="ri-star-half-fill"></i></div><p class="is-size-7 has-text-grey">4.8 out of 5 from 2,140 reviews</p></div></div></div></div></section>
  <section class="offer p-6 mb-6"><div class="columns is-vcentered"><div class="column"><h2 class="title is-3 has-text-white">Letters from the road</h2><p>One route, one recipe and one good map. Every second Sunday.</p></div><div class="column is-5"><div class="field has-addons"><div class="control is-expanded has-icons-left"><input class="input is-medium" placeholder="Your email"><span class="icon is-left"><i class="ri-mail-line"></i></span></div><div class="control"><button class="button is-medium is-dark">Join</button></div></div></div></div></section>
</main>
<footer class="footer py-6"><div class="container"><div class="columns"><div class="column is-4"><p class="title is-5">Slowroad</p><p class="has-text-grey">A travel office for people who like the window seat.</p></div>${[
  ['Trips', 'Walking', 'Cycling', 'Sailing'],
  ['About', 'Our guides', 'Climate report', 'Jobs'],
  ['Help', 'Contact', 'Insurance', 'Terms'],
]
  .map(
    ([title, ...links]) =>
      `<div class="column"><p class="menu-label">${title}</p>${links.map((link) => `<p><a href="#">${link}</a></p>`).join('')}</div>`,
  )
  .join('')}</div></div></footer>`;

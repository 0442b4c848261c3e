import './style.css';
import '@phosphor-icons/web/regular/style.css';
import '@phosphor-icons/web/fill/style.css';
import '@fontsource/outfit/400.css';
import '@fontsource/outfit/500.css';
import '@fontsource/outfit/600.css';
import '@fontsource/outfit/700.css';
import { drawPicture } from '../../shared/draw-picture.ts';

const goods = [
  ['Enamel flask', 'Tarn', '34.00', '', 4, 128, 'Bestseller', 'badge-primary', 3],
  ['Wool cap', 'Hollow', '22.00', '', 5, 64, '', '', 8],
  ['Camp lantern', 'Ember', '49.00', '62.00', 4, 211, '−20 %', 'badge-error', 15],
  ['Trail soap', 'Fern', '9.50', '', 3, 40, 'Refill', 'badge-accent', 21],
  ['Steel mug', 'Tarn', '18.00', '', 5, 320, '', '', 27],
  ['Rain shell', 'Hollow', '119.00', '', 4, 76, 'New', 'badge-secondary', 36],
  ['Coffee press', 'Ember', '39.00', '', 4, 95, '', '', 44],
  ['Seed tin', 'Fern', '14.00', '', 5, 18, 'Only 3 left', 'badge-warning', 50],
] as const;
const rating = (count: number) =>
  `<div class="rating rating-xs pointer-events-none">${[1, 2, 3, 4, 5].map((value) => `<div class="mask mask-star-2 bg-orange-400" data-truth="icon" data-truth-name="star" aria-label="${value} star" ${value === count ? 'aria-current="true"' : ''}></div>`).join('')}</div>`;
const check = (name: string, count: number, on = false) =>
  `<label class="label flex justify-between text-base-content py-1"><span class="flex items-center gap-2"><input type="checkbox" class="checkbox checkbox-sm checkbox-primary" ${on ? 'checked' : ''}>${name}</span><span class="text-xs opacity-50">${count}</span></label>`;

document.documentElement.dataset.theme = 'emerald';
document.body.className = 'bg-base-200 min-h-screen';
document.body.innerHTML = `
<div class="bg-neutral text-neutral-content text-xs text-center py-2">Free shipping over $ 60 · Repairs for life</div>
<header class="navbar bg-base-100 shadow-sm px-8"><div class="navbar-start gap-2"><svg data-truth="logo" aria-label="Fernhill" width="126" height="30" viewBox="0 0 126 30"><path d="M4 26C4 12 12 4 26 4c0 14-8 22-22 22z" fill="#66cc8a"/><text x="34" y="22" font-family="Outfit" font-weight="700" font-size="21" fill="#223d30">Fernhill</text></svg></div>
<div class="navbar-center"><ul class="menu menu-horizontal px-1 gap-1"><li><a href="#" class="menu-active">Camp</a></li><li><a href="#">Kitchen</a></li><li><a href="#">Clothing</a></li><li><a href="#">Garden</a></li><li><a href="#" class="text-error">Sale</a></li></ul></div>
<div class="navbar-end gap-2"><label class="input input-sm w-56"><i class="ph ph-magnifying-glass"></i><input type="search" placeholder="Search the shop"></label><button class="btn btn-ghost btn-circle btn-sm" aria-label="Wish list"><i class="ph ph-heart text-xl"></i></button><div class="indicator"><span class="indicator-item badge badge-primary badge-xs">2</span><button class="btn btn-ghost btn-circle btn-sm" aria-label="Cart"><i class="ph ph-shopping-cart-simple text-xl"></i></button></div><div class="avatar"><div class="w-8 rounded-full"><img data-truth="avatar" alt="Account" src="${drawPicture('face', 18, 64, 64)}"></div></div></div></header>
<div class="px-8 py-5 flex gap-6">
<aside class="w-60 shrink-0"><div class="card bg-base-100 shadow-sm"><div class="card-body p-5 gap-3"><h2 class="card-title text-base">Filter <a href="#" class="link link-primary text-xs font-normal ml-auto">Clear all</a></h2>
  <div><div class="font-semibold text-sm mb-1">Brand</div>${check('Tarn', 42, true)}${check('Hollow', 31)}${check('Ember', 18, true)}${check('Fern', 12)}</div><div class="divider my-0"></div>
  <div><div class="font-semibold text-sm mb-2">Price</div><input type="range" class="range range-primary range-xs" min="0" max="200" value="120"><div class="flex justify-between text-xs mt-2"><span>$ 0</span><span class="badge badge-soft badge-primary badge-sm">up to $ 120</span><span>$ 200</span></div></div><div class="divider my-0"></div>
  <div><div class="font-semibold text-sm mb-2">Colour</div><div class="flex gap-2">${['#264653', '#2a9d8f', '#e9c46a', '#e76f51', '#f4f1de'].map((color, index) => `<button aria-label="Colour ${index + 1}" class="size-7 rounded-full border border-base-300 ${index === 1 ? 'ring-2 ring-primary ring-offset-2' : ''}" style="background:${color}"></button>`).join('')}</div></div><div class="divider my-0"></div>
  <div class="space-y-2 text-sm"><label class="flex justify-between">In stock only<input type="checkbox" class="toggle toggle-primary toggle-sm" checked></label><label class="flex justify-between">On sale<input type="checkbox" class="toggle toggle-sm"></label></div>
  <button class="btn btn-primary btn-sm mt-1">Show 74 products</button></div></div>
  <div role="alert" class="alert alert-success alert-soft mt-4 text-sm"><i class="ph ph-recycle text-xl"></i><span>Send back your old flask and get $ 5.</span></div></aside>
<main class="flex-1"><div class="breadcrumbs text-sm pt-0"><ul><li><a href="#">Home</a></li><li><a href="#">Outdoor</a></li><li>Camp</li></ul></div>
  <div class="flex items-center mb-4"><h1 class="text-2xl font-bold">Camp <span class="text-base font-normal opacity-60">74 products</span></h1><div class="ml-auto flex gap-3 items-center"><div class="badge badge-outline gap-1">Tarn <i class="ph ph-x"></i></div><div class="badge badge-outline gap-1">Ember <i class="ph ph-x"></i></div><select class="select select-sm w-40"><option>Most popular</option></select><div class="join"><button class="join-item btn btn-sm btn-active" aria-label="Grid"><i class="ph ph-squares-four"></i></button><button class="join-item btn btn-sm" aria-label="List"><i class="ph ph-list"></i></button></div></div></div>
  <div class="grid grid-cols-4 gap-4">${goods.map(([name, brand, price, was, stars, count, tag, tone, seed]) => `<article class="card card-sm bg-base-100 shadow-sm"><figure class="relative"><img class="w-full h-40 object-cover" alt="${name}" src="${drawPicture('goods', seed, 520, 340)}">${tag ? `<span class="badge ${tone} badge-sm absolute top-3 left-3">${tag}</span>` : ''}<button class="btn btn-circle btn-xs absolute top-2 right-2" aria-label="Save"><i class="ph ${seed === 15 ? 'ph-fill text-error' : ''} ph-heart"></i></button></figure><div class="card-body gap-1"><div class="text-xs opacity-60">${brand}</div><h3 class="card-title text-sm">${name}</h3><div class="flex items-center gap-2 text-xs opacity-70">${rating(stars)} (${count})</div><div class="flex items-center mt-1"><span class="font-bold text-base">$ ${price}</span>${was ? `<s class="text-xs opacity-50 ml-2">$ ${was}</s>` : ''}<button class="btn btn-primary btn-soft btn-xs ml-auto"><i class="ph ph-plus"></i>Add</button></div></div></article>`).join('')}</div>
  <div class="flex justify-center mt-4"><nav class="join" data-truth="pagination"><button class="join-item btn btn-sm">«</button><button class="join-item btn btn-sm btn-active">1</button><button class="join-item btn btn-sm">2</button><button class="join-item btn btn-sm">3</button><button class="join-item btn btn-sm btn-disabled">…</button><button class="join-item btn btn-sm">10</button><button class="join-item btn btn-sm">»</button></nav></div>
</main></div>`;

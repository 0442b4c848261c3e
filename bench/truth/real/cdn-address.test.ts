import { expect, test } from 'vitest';
import { parseCdnAddress } from './cdn-address.ts';

test.each([
  [
    'https://cdn.jsdelivr.net/npm/bootstrap@5.2.3/dist/css/bootstrap.min.css',
    'bootstrap@5.2.3',
    ['dist/css/bootstrap.min.css'],
  ],
  ['https://cdn.jsdelivr.net/npm/@tabler/core@latest/dist/js/tabler.js', '@tabler/core@latest', ['dist/js/tabler.js']],
  ['https://cdn.jsdelivr.net/npm/apexcharts', 'apexcharts@latest', []],
  ['https://cdn.jsdelivr.net/gh/alpinejs/alpine@v2.8.2/dist/alpine.min.js', 'alpinejs@2.8.2', ['dist/alpine.min.js']],
  ['https://unpkg.com/@popperjs/core@2', '@popperjs/core@2', []],
  ['https://unpkg.com/xp.css@0.3.0/dist/XP.css', 'xp.css@0.3.0', ['dist/XP.css']],
  ['https://use.fontawesome.com/releases/v6.3.0/js/all.js', '@fortawesome/fontawesome-free@6.3.0', ['js/all.js']],
  ['https://kit.fontawesome.com/42d5adcbca.js', '@fortawesome/fontawesome-free@6.3.0', ['js/all.min.js']],
  [
    'https://maxcdn.bootstrapcdn.com/font-awesome/latest/css/font-awesome.min.css',
    'font-awesome@4.7.0',
    ['css/font-awesome.min.css'],
  ],
  [
    'http://netdna.bootstrapcdn.com/bootstrap/3.3.7/css/bootstrap.min.css',
    'bootstrap@3.3.7',
    ['dist/css/bootstrap.min.css'],
  ],
  ['https://code.jquery.com/jquery-3.2.1.slim.min.js', 'jquery@3.2.1', ['dist/jquery.slim.min.js']],
  [
    'https://cdn.materialdesignicons.com/5.4.55/css/materialdesignicons.min.css',
    '@mdi/font@5.4.55',
    ['css/materialdesignicons.min.css'],
  ],
  ['https://unicons.iconscout.com/release/v3.0.6/css/line.css', '@iconscout/unicons@3.0.6', ['css/line.css']],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/font-awesome/5.15.1/css/all.min.css',
    '@fortawesome/fontawesome-free@5.15.1',
    ['css/all.min.css'],
  ],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/Chart.js/2.8.0/Chart.min.js',
    'chart.js@2.8.0',
    ['Chart.min.js', 'dist/Chart.min.js', 'dist/Chart.min.js'],
  ],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.1.0/css/bootstrap.css',
    'bootstrap@4.1.0',
    ['css/bootstrap.css', 'dist/css/bootstrap.css', 'dist/bootstrap.css'],
  ],
  [
    'http://ajax.googleapis.com/ajax/libs/jquery/1.11.1/jquery.min.js',
    'jquery@1.11.1',
    ['dist/jquery.min.js', 'jquery.min.js'],
  ],
  [
    'https://ajax.googleapis.com/ajax/libs/angularjs/1.4.8/angular.js',
    'angular@1.4.8',
    ['dist/angular.js', 'angular.js'],
  ],
])('%s is a file of %s', (address, spec, files) => {
  expect(parseCdnAddress(address)).toEqual({ spec, files });
});

test.each([
  'https://www.google-analytics.com/analytics.js',
  'https://cdnjs.cloudflare.com/ajax/libs/some-unlisted-library/1.0.0/it.js',
  'https://cdn.jsdelivr.net/gh/someone/something@1.0.0/it.js',
  'https://images.unsplash.com/photo-1',
  'http://ajax.googleapis.com/ajax/libs/webfont/1/webfont.js',
])('%s has no stand-in', (address) => {
  expect(parseCdnAddress(address)).toBeUndefined();
});
